"""The algorithm of section 4.19 once more, written for clarity alone: the referee's resolution must agree with it.

It knows neither the automatic clan nor clan powers. A Province is a dict; nothing is shared with the referee but the map.
"""

from __future__ import annotations

from typing import Any

from baronage.games.yuan.data import COST, TERRAIN
from baronage.games.yuan.orders import Order
from baronage.games.yuan.state import Yuan

Site = dict[str, Any]


class Oracle:
    """A position in plain words, and its resolution."""

    def __init__(self, s: Yuan) -> None:
        self.land = s.land
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
        self.chao = {clan: s.chao[clan] for clan in self.clans}
        self.reserve = {
            clan: {"v": s.villages[clan], "c": s.cities[clan], "a": s.arms[clan], "r": s.ramparts[clan]}
            for clan in self.clans
        }
        self.supply = s.supply

    def facts(self) -> tuple[Any, ...]:
        return self.sites, self.chao, self.reserve, self.supply

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
            return 2
        stone = any(self.sites[q]["walls"] == 2 and self.owner(q) == self.owner(p) for q in self.land.adjacent[p])
        return 1 if stone else 0

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

    def fortify(self, clan: int, p: int, level: int) -> None:
        site, stock = self.sites[p], self.reserve[clan]
        village = site["kind"] == "village"
        if village and level >= 2:
            self.urbanize(p)
        if site["kind"] == "city":
            goal = {(True, 3): 1, (False, 2): 1, (False, 3): 2}.get((village, level), 0)
            missing = max(0, goal - site["walls"])
            if stock["r"] >= missing:
                site["walls"] += missing
                stock["r"] -= missing
            if not village and level < 3 and not site["doubled"] and stock["c"]:
                site["doubled"] = True
                stock["c"] -= 1
        if level == 3 and stock["a"]:
            stock["a"] -= 1
            site["armies"] += 1

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
            made = [0, 0, 0]
            for p in self.lands(x):
                if TERRAIN[p] < 3:
                    made[TERRAIN[p]] += 2 if self.sites[p]["doubled"] else 1
            paid[x] = [max(0, COST[level] - made[kind]) for kind, level in enumerate(levels)]
            self.chao[x] -= sum(paid[x])
        self.develop(active, free, paid)
        done = set()
        for x, (t, _, f, _) in active.items():
            if f and self.owner(t) == x:
                done.add(x)
                self.fortify(x, t, f)
        for x, (t, _, _, m) in active.items():
            if m and self.owner(t) == x and self.sites[t]["kind"] == "city":
                n = min((0, 0, 1, 3)[m], self.reserve[x]["a"])
                self.reserve[x]["a"] -= n
                self.sites[t]["armies"] += n
        conquered = self.attack(active)
        for x, (t, _, f, _) in active.items():
            if f and x not in done:
                if x in conquered and self.owner(t) == x:
                    self.fortify(x, t, f)
                else:
                    self.chao[x] += paid[x][1]
        for x in self.clans:
            if x in passed or x in clash:
                self.chao[x] += 6
            elif active[x][1] == 2:
                self.chao[x] += 2
        for site in self.sites.values():
            if site["armies"] > 3:
                self.reserve[site["owner"]]["a"] += site["armies"] - 3
                site["armies"] = 3

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

    def attack(self, active: dict[int, Order]) -> set[int]:
        old_owner = {p: self.owner(p) for p in self.sites}
        old_city = {p for p in self.sites if self.sites[p]["kind"] == "city"}
        sources: dict[int, list[int]] = {}
        for x, (t, _, _, m) in active.items():
            if m and old_owner[t] not in (None, x):
                found = [p for p in self.connected(t, x) if self.owner(p) == x and self.sites[p]["armies"]]
                if found:
                    sources[x] = found
        force: dict[int, int] = {}
        for x, provinces in sources.items():
            force[x] = 0
            for p in provinces:
                force[x] += self.sites[p]["armies"]
                self.sites[p]["armies"] = 0
            if active[x][3] >= 2 and self.reserve[x]["a"]:
                self.reserve[x]["a"] -= 1
                force[x] += 1
        victories: dict[int, int] = {}
        for t in sorted({active[x][0] for x in sources}):
            here = [x for x in sources if active[x][0] == t]
            armies = {x: force[x] for x in here}
            while sum(n > 0 for n in armies.values()) > 1:  # remove from every force the size of the smallest one
                least = min(n for n in armies.values() if n)
                for x in here:
                    if armies[x]:
                        armies[x] -= least
                        self.reserve[x]["a"] += least
            for x in here:
                n = armies[x]
                if not n:
                    continue
                k = min(n, self.sites[t]["armies"])
                self.sites[t]["armies"] -= k
                self.reserve[self.owner(t)]["a"] += k
                self.reserve[x]["a"] += k
                n -= k
                if n and self.sites[t]["walls"] < 2 and n > self.defence(t):
                    victories[x] = n
                else:
                    self.reserve[x]["a"] += n
        lost: dict[tuple[int, int], set[int]] = {}
        for x in victories:
            t = active[x][0]
            lost.setdefault((x, old_owner[t]), set()).add(t)
            self.empty(t)
        for x, n in victories.items():
            t = active[x][0]
            if self.settle(x, t, True):
                self.sites[t]["armies"] = n
            else:
                self.reserve[x]["a"] += n
        bonus: dict[int, list[int]] = {}
        for x in victories:
            if active[x][3] == 3:
                for q in self.land.adjacent[active[x][0]]:
                    if self.owner(q) not in (None, x):
                        bonus.setdefault(q, []).append(x)
        struck = [q for q, who in bonus.items() if len(who) == 1 and self.sites[q]["armies"]]
        taken = [
            q
            for q, who in sorted(bonus.items())
            if len(who) == 1 and not self.sites[q]["armies"] and self.sites[q]["walls"] < 2 and self.defence(q) < 1
        ]
        for q in struck:
            self.sites[q]["armies"] -= 1
            self.reserve[self.owner(q)]["a"] += 1
        for q in taken:
            lost.setdefault((bonus[q][0], self.owner(q)), set()).add(q)
            self.empty(q)
        for q in taken:
            self.settle(bonus[q][0], q, False)
        self.isolate(old_owner, old_city, lost)
        for x in victories:
            t = active[x][0]
            if self.owner(t) == x and not self.city_in(self.group(t)):
                self.urbanize(t)
        return set(victories)

    def isolate(self, old_owner: dict[int, Any], old_city: set[int], lost: dict[tuple[int, int], set[int]]) -> None:
        fate: dict[int, list[int]] = {}
        for d in self.clans:
            old = {p for p in self.sites if old_owner[p] == d}
            gone = set().union(*(ps for (_, loser), ps in lost.items() if loser == d), set())
            now = {p for p in self.sites if self.owner(p) == d} - old
            for p in sorted(old):
                if self.owner(p) != d or not self.group_in(p, old) & gone or self.city_in(self.group(p)):
                    continue
                fate[p] = [
                    x
                    for (x, loser), ps in lost.items()
                    if loser == d
                    and ps & self.group_in(p, old)
                    and not self.group_in(p, (old - ps) | now) & old_city & old
                ]
        for p in fate:
            self.empty(p)
        for p in sorted(fate):
            if len(fate[p]) == 1:
                self.settle(fate[p][0], p, False)
