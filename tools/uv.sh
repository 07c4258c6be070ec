# Sets UV to a uv: the one on PATH, or one that pip puts under .uv. Source it from the root of the clone.
if UV=$(command -v uv); then :; else
  UV=.uv/bin/uv
  [ -x "$UV" ] || python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \
    --target .uv "uv>=0.9" || { echo "needs python3 >= 3.11 with pip" >&2; exit 1; }
fi
