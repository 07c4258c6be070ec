# Set UV to the uv that requirements.txt pins: the one on PATH, or one that pip installs into .uv.
# Source this file from the root of the clone.
pin=$(sed -n '/^uv==/,/[^\\]$/p' requirements.txt) # its line with the hashes
version=${pin#uv==} version=${version%% *}
for UV in "$(command -v uv || :)" .uv/bin/uv; do
  case $("$UV" --version 2>/dev/null) in "uv $version" | "uv $version "*) break ;; esac
  [ "$UV" != .uv/bin/uv ] || {
    mkdir -p .uv
    printf '%s\n' "$pin" >.uv/requirements.txt
    python3 -m pip install --quiet --disable-pip-version-check --root-user-action=ignore --upgrade --target .uv \
      --require-hashes -r .uv/requirements.txt || { echo "needs python3 >= 3.11 with pip" >&2; exit 1; }
  }
done
