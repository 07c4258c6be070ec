// What a table shows on demand: its tabs, and how a game ended.
export { BroughtPanel } from "../campaign-files/bring.tsx";
export { Talk } from "../chat/chat.tsx";
export { RulesTab } from "../rules/tab.tsx";
export { BreakMenu, RemoveMenu } from "../table/break-menu.tsx";
export { Fallen } from "../table/eliminated.tsx";
export { End } from "../table/end.tsx";
export { NextLevel } from "../table/next-level-card.tsx";
export { Log } from "../table/log.tsx";
export { Over } from "../table/over.tsx";
export { Steward } from "../table/steward.tsx";
export { FirstGame } from "../tutorial/first-game.tsx";
