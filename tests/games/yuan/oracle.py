"""The algorithm of section 4.19 once more, written for clarity alone: the referee's resolution must agree with it.

Clan powers and the automatic clan are in it too. A Province is a dict; nothing is shared with the referee but the map.
"""

from __future__ import annotations

from typing import Any

from baronage.games.yuan.data import CLAN_LETTERS, PROVINCE_NUMBER, RULES, TERRAIN
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.state import Yuan

Site = dict[str, Any]


class Oracle:
    """A position in plain words, and its resolution."""

    def __init__(self, s: Yuan) -> None:
        self.land = s.land
        self.powers = s.powers
        self.yellow = CLAN_LETTERS.index("Y") if s.automatic >= 0 else -1  # the automatic clan
        self.sites: dict[int, Site] = {
            p: {
                "owner": s.owner[p] - 1 if s.owner[p] else None,
                "kind": (None, "village", "city", "city")[s.build[p]],
                "doubled": s.build[p] == 3,
                "walls": s.walls[p],
                "armies": s.armies[p],
                "temple": bool(s.temples[p]),
            }
            for p in s.land.provinces
        }
        self.clans = list(s.colours)
        everybody = [*self.clans, *([self.yellow] if self.yellow >= 0 else [])]
        self.chao = {clan: s.chao[clan] for clan in self.clans}
        self.loan = {clan: s.loan[clan] for clan in self.clans}
        self.forced = {clan: bool(s.forced[clan]) for clan in self.clans}
        self.reserve = {
            clan: {"v": s.villages[clan], "c": s.cities[clan], "a": s.arms[clan], "r": s.ramparts[clan]}
            for clan in everybody
        }
        self.supply = s.supply

    def params(self) -> tuple[Any, ...]:
        reserve = {clan: self.reserve[clan] for clan in self.clans}  # Yellow's Villages and Cities have no end
        return self.sites, self.chao, self.loan, self.forced, reserve, self.supply

    def has(self, letter: str, clan: Any) -> bool:
        """Is this clan the one of that letter, and does it use its power?"""
        return self.powers and clan == CLAN_LETTERS.index(letter)

    # --- helpers ------------------------------------------------------------------------------------------------

    def owner(self, p: int) -> Any:
        return self.sites[p]["owner"]

    def group_in(self, p: int, lands: set[int]) -> set[int]:
        found = {p}
        grown = True
        while grown:
            more = {q for x in found for q in self.land.adjacent[x] if q in lands} - found
            grown = bool(more)
            found |= more
        return found

    def lands(self, clan: int) -> set[int]:
        return {p for p in self.sites if self.owner(p) == clan}

    def group(self, p: int) -> set[int]:
        return self.group_in(p, self.lands(self.owner(p)))

    def city_in(self, group: set[int]) -> bool:
        return any(self.sites[p]["kind"] == "city" for p in group)

    def connected(self, p: int, clan: int) -> set[int]:
        owner = [0] * 151
        armies = [0] * 151
        for q, site in self.sites.items():
            owner[q] = 0 if site["owner"] is None else site["owner"] + 1
            armies[q] = site["armies"]
        return set(self.land.reach(p, owner, armies, clan))

    def defence(self, p: int) -> int:
        if self.sites[p]["walls"] == 1:
            return 1 if self.has("Y", self.owner(p)) else 2
        stone = any(self.sites[q]["walls"] == 2 and self.owner(q) == self.owner(p) for q in self.land.adjacent[p])
        return 1 if stone else 0

    def undefended(self, p: int) -> bool:
        return not self.sites[p]["armies"] and self.sites[p]["walls"] < 2 and self.defence(p) == 0

    def empty(self, p: int) -> None:
        site = self.sites[p]
        stock = self.reserve[site["owner"]]
        if site["kind"] == "village":
            stock["v"] += 1
        else:
            stock["c"] += 2 if site["doubled"] else 1
            stock["r"] += site["walls"]
        stock["a"] += site["armies"]
        site.update(owner=None, kind=None, doubled=False, walls=0, armies=0)

    def settle(self, clan: int, p: int, target: bool) -> bool:
        stock = self.reserve[clan]
        for piece, kind in (("v", "village"), ("c", "city")) if target else (("v", "village"),):
            if stock[piece]:
                stock[piece] -= 1
                self.sites[p].update(owner=clan, kind=kind)
                return True
        return False

    def urbanize(self, p: int) -> None:
        site = self.sites[p]
        stock = self.reserve[site["owner"]]
        if site["kind"] == "village" and stock["c"]:
            stock["c"] -= 1
            stock["v"] += 1
            site["kind"] = "city"

    def fortify(self, clan: int, p: int, level: int) -> bool:
        """Did it put a Rampart?"""
        site, stock = self.sites[p], self.reserve[clan]
        village = site["kind"] == "village"
        walled = False
        if village and level >= 2:
            self.urbanize(p)
        if site["kind"] == "city":
            goal = {(True, 3): 1, (False, 2): 1, (False, 3): 2}.get((village, level), 0)
            missing = max(0, goal - site["walls"])
            if missing and stock["r"] >= missing:
                site["walls"] += missing
                stock["r"] -= missing
                walled = True
            if ((not village and level < 3) or (level == 3 and self.has("P", clan))) and not site["doubled"]:
                if self.has("W", clan):
                    for other in self.sites.values():
                        if other["owner"] == clan and other["doubled"]:
                            other["doubled"] = False
                            stock["c"] += 1
                if stock["c"]:
                    site["doubled"] = True
                    stock["c"] -= 1
        if level == 3 and stock["a"]:
            stock["a"] -= 1
            site["armies"] += 1
        return walled

    def goujian(self, walled: list[int]) -> None:
        """Its new Ramparts free what is undefended beside them."""
        around = {q for p in walled if self.has("Y", self.owner(p)) for q in self.land.adjacent[p]}
        for q in [q for q in around if not self.has("Y", self.owner(q)) and self.owner(q) is not None]:
            if not self.undefended(q):
                around.discard(q)
        for q in around:
            if self.owner(q) is not None and not self.has("Y", self.owner(q)):
                self.empty(q)

    def made(self, clan: int) -> list[int]:
        found = [0, 0, 0]
        for p in self.lands(clan):
            if TERRAIN[p] < 3:
                amount = (4 if self.has("W", clan) else 2) if self.sites[p]["doubled"] else 1
                found[TERRAIN[p]] += amount * 2 if self.land.fiery[p] else amount
        return found

    def base(self, clan: int, kind: int, level: int) -> int:
        dearer = level == 3 and ((kind == 1 and self.has("P", clan)) or (kind == 0 and self.has("O", clan)))
        return RULES.cost[level] + 1 if dearer else RULES.cost[level]

    # --- the turn -----------------------------------------------------------------------------------------------

    def resolve(self, orders: dict[int, Order | None]) -> None:
        passed = {clan for clan in self.clans if orders[clan] is None}
        given: dict[int, Order] = {clan: order for clan in self.clans if (order := orders[clan]) is not None}
        free = {p for p in self.sites if self.owner(p) is None}
        clash = {
            x
            for x, (t, d, _, _) in given.items()
            if d and t in free and any(y != x and o[0] == t and o[1] for y, o in given.items())
        }
        active = {x: order for x, order in given.items() if x not in clash}
        paid: dict[int, list[int]] = {}
        for x, (_, *levels) in active.items():
            made = self.made(x)
            paid[x] = [max(0, self.base(x, kind, level) - made[kind]) for kind, level in enumerate(levels)]
            missing = max(0, sum(paid[x]) - self.chao[x])
            self.loan[x] += missing
            self.chao[x] -= sum(paid[x]) - missing
        self.develop(active, free, paid)
        done = set()
        walled: list[int] = []
        for x, (t, _, f, _) in active.items():
            if f and self.owner(t) == x:
                done.add(x)
                if self.fortify(x, t, f):
                    walled.append(t)
        self.goujian(walled)
        for x, (t, _, _, m) in active.items():
            if m and self.owner(t) == x and self.sites[t]["kind"] == "city":
                n = min((0, 1 if self.has("K", x) else 0, 1, 3)[m], self.reserve[x]["a"])
                self.reserve[x]["a"] -= n
                self.sites[t]["armies"] += n
        conquered = self.attack(active)
        walled = []
        for x, (t, _, f, _) in active.items():
            if f and x not in done:
                if x in conquered and self.owner(t) == x:
                    if self.fortify(x, t, f):
                        walled.append(t)
                else:
                    self.chao[x] += paid[x][1]
        self.goujian(walled)
        for x in self.clans:
            if x in passed or x in clash:
                self.chao[x] += 8 if self.has("G", x) else 6
            elif active[x][1] == 2:
                self.chao[x] += 1 if self.has("G", x) else 2
        for site in self.sites.values():
            most = 2 if self.has("K", site["owner"]) else 3
            if site["armies"] > most:
                self.reserve[site["owner"]]["a"] += site["armies"] - most
                site["armies"] = most
        for x in self.clans:
            if self.chao[x] >= self.loan[x]:
                self.chao[x] -= self.loan[x]
                self.loan[x] = 0
            self.forced[x] = self.loan[x] > 0
        if self.yellow >= 0:
            self.outposts()

    def outposts(self) -> None:
        """Yellow Armies out of touch with its first City."""
        lands = self.lands(self.yellow)
        home = {PROVINCE_NUMBER["RAO"]} & lands
        while more := {q for p in home for q in self.connected(p, self.yellow)} & lands - home:
            home |= more
        for p in lands - home:
            if self.sites[p]["armies"]:
                self.urbanize(p)

    def develop(self, active: dict[int, Order], free: set[int], paid: dict[int, list[int]]) -> None:
        claims: dict[int, set[int]] = {}
        target_of: dict[int, int] = {}
        builders = {}
        for x, (t, d, _, _) in active.items():
            if d and t in free:
                target_of[t] = x
                claims[x] = {t} | (set(self.land.adjacent[t]) & free)
            elif d in (1, 2):
                claims[x] = {q for p in self.group(t) for q in self.land.adjacent[p]} & free
            elif d == 3:
                builders[x] = t
        won: dict[int, list[int]] = {x: [] for x in claims}
        for p in sorted(set().union(*claims.values()) if claims else set()):
            who = [x for x in claims if p in claims[x]]
            if p in target_of:
                won[target_of[p]].insert(0, p)
            elif len(who) == 1:
                won[who[0]].append(p)
        for x, provinces in won.items():
            for p in provinces:
                self.settle(x, p, target_of.get(p) == x)
        for t, x in target_of.items():
            if self.owner(t) == x and not self.city_in(self.group(t)):
                self.urbanize(t)
        if len(builders) > self.supply:
            for x in builders:
                self.chao[x] += paid[x][0]
            return
        for t in builders.values():
            self.supply -= 1
            self.sites[t]["temple"] = True
        beside = {x: {self.owner(q) for q in self.land.adjacent[t]} - {None, x} for x, t in builders.items()}
        left = dict(self.chao)
        open_ = set(self.clans)
        for _ in range(2):
            for v in list(open_):
                thieves = [x for x in builders if v in beside[x] and not (v in builders and x in beside[v])]
                if thieves and left[v] >= len(thieves):
                    left[v] -= len(thieves)
                    self.chao[v] -= len(thieves)
                    for x in thieves:
                        self.chao[x] += 1
                else:
                    open_.discard(v)

    def raids(self) -> list[tuple[int, int]]:
        """Home and target of each Yellow Army that attacks."""
        found: list[tuple[int, int]] = []
        for home in sorted(self.lands(self.yellow)):
            for _ in range(self.sites[home]["armies"]):
                open_ = [
                    p
                    for p in sorted(self.connected(home, self.yellow))
                    if self.owner(p) in self.clans and self.undefended(p) and p not in [target for _, target in found]
                ]
                villages = [p for p in open_ if self.sites[p]["kind"] == "village"]
                found += [(home, p) for p in (villages or open_)[:1]]
        return found

    def attack(self, active: dict[int, Order]) -> set[int]:
        old_owner = {p: self.owner(p) for p in self.sites}
        old_city = {p for p in self.sites if self.sites[p]["kind"] == "city"}
        haunted = {p for p in self.sites if self.spared(p)}
        sources: dict[int, list[int]] = {}
        for x, (t, _, _, m) in active.items():
            if m and old_owner[t] not in (None, x):
                found = [p for p in self.connected(t, x) if self.owner(p) == x and self.sites[p]["armies"]]
                if found:
                    sources[x] = found
        raids = self.raids()
        forces: list[list[Any]] = []  # clan, target, Armies, home of a Yellow Army
        for x, provinces in sources.items():
            n = 0
            for p in provinces:
                n += self.sites[p]["armies"]
                self.sites[p]["armies"] = 0
            if active[x][3] >= 2 and self.reserve[x]["a"]:
                self.reserve[x]["a"] -= 1
                n += 1
            forces.append([x, active[x][0], n, None])
        for home, t in raids:
            self.sites[home]["armies"] -= 1
            forces.append([self.yellow, t, 1, home])
        victories = self.battles(forces)
        lost: dict[tuple[int, int], set[int]] = {}
        for t, (x, _, _) in victories.items():
            lost.setdefault((x, old_owner[t]), set()).add(t)
            self.empty(t)
        for t, (x, n, _) in victories.items():
            if self.settle(x, t, True):
                self.sites[t]["armies"] = n
            else:
                self.reserve[x]["a"] += n
        self.bonus(
            {t: x for t, (x, _, _) in victories.items() if x != self.yellow and active[x][3] == 3}, haunted, lost
        )
        self.isolate(old_owner, old_city, lost)
        for t, (x, _, _) in victories.items():
            if x != self.yellow and self.owner(t) == x and not self.city_in(self.group(t)):
                self.urbanize(t)
        for t, (x, _, _) in victories.items():
            if self.has("O", x):
                n = min(2, self.chao[old_owner[t]])
                self.chao[old_owner[t]] -= n
                self.chao[x] += n
        return {x for x, _, _ in victories.values()}

    def battles(self, forces: list[list[Any]]) -> dict[int, tuple[int, int, Any]]:
        victories: dict[int, tuple[int, int, Any]] = {}  # by target: clan, Armies, home
        for t in sorted({force[1] for force in forces}):
            here = [force for force in forces if force[1] == t]
            armies = [force[2] for force in here]
            while sum(n > 0 for n in armies) > 1:  # remove from every force the size of the smallest one
                least = min(n for n in armies if n)
                for place, n in enumerate(armies):
                    if n:
                        armies[place] -= least
                        self.fallen(here[place], least)
            for (x, _, _, home), n in zip(here, armies, strict=True):
                if not n:
                    continue
                k = min(n, self.sites[t]["armies"])
                self.sites[t]["armies"] -= k
                self.reserve[self.owner(t)]["a"] += k
                self.fallen((x, t, n, home), k)
                n -= k
                enough = n > self.defence(t) or (self.has("R", x) and n == self.defence(t))
                if n and self.sites[t]["walls"] < 2 and enough:
                    victories[t] = (x, n, home)
                else:
                    self.fallen((x, t, n, home), n)
        return victories

    def spared(self, p: int) -> bool:
        """Does a Yellow Army stand there?"""
        return bool(self.owner(p) == self.yellow and self.sites[p]["armies"])

    def fallen(self, force: Any, n: int) -> None:
        """Armies of an attacker are lost; a Yellow one is back at home."""
        x, _, _, home = force
        if home is not None:
            self.sites[home]["armies"] += n
        else:
            self.reserve[x]["a"] += n

    def bonus(self, third: dict[int, int], haunted: set[int], lost: dict[tuple[int, int], set[int]]) -> None:
        aimed: dict[int, list[int]] = {}
        for t, x in third.items():
            for q in self.land.adjacent[t]:
                spared = self.owner(q) == self.yellow and (q in haunted or self.spared(q))
                if self.owner(q) not in (None, x) and not spared:
                    aimed.setdefault(q, []).append(x)
        struck = [q for q, who in aimed.items() if len(who) == 1 and self.sites[q]["armies"]]
        taken = [
            q
            for q, who in sorted(aimed.items())
            if len(who) == 1
            and not self.sites[q]["armies"]
            and self.sites[q]["walls"] < 2
            and (self.defence(q) < 1 or (self.has("R", who[0]) and self.defence(q) == 1))
        ]
        for q in struck:
            self.sites[q]["armies"] -= 1
            self.reserve[self.owner(q)]["a"] += 1
        for q in taken:
            lost.setdefault((aimed[q][0], self.owner(q)), set()).add(q)
            self.empty(q)
        for q in taken:
            self.settle(aimed[q][0], q, False)

    def isolate(self, old_owner: dict[int, Any], old_city: set[int], lost: dict[tuple[int, int], set[int]]) -> None:
        fate: dict[int, list[int]] = {}
        camps = {p for p in self.sites if self.spared(p)}  # as good as Cities
        for d in self.reserve:
            old = {p for p in self.sites if old_owner[p] == d}
            gone = set().union(*(ps for (_, loser), ps in lost.items() if loser == d), set())
            now = {p for p in self.sites if self.owner(p) == d} - old
            havens = (old_city & old) | (camps if d == self.yellow else set())
            for p in sorted(old):
                if self.owner(p) != d or not self.group_in(p, old) & gone:
                    continue
                present = self.group(p)
                if self.city_in(present) or (d == self.yellow and present & camps):
                    continue
                fate[p] = [
                    x
                    for (x, loser), ps in lost.items()
                    if loser == d and ps & self.group_in(p, old) and not self.group_in(p, (old - ps) | now) & havens
                ]
        for p in fate:
            self.empty(p)
        for p in sorted(fate):
            if len(fate[p]) == 1:
                self.settle(fate[p][0], p, False)
