// What a table shows on demand: its rules, and how a game ended.
export { RulesTab } from "../rules/tab.tsx";
export { BreakMenu, RemoveMenu } from "../table/break-menu.tsx";
export { End } from "../table/end.tsx";
export { Over } from "../table/over.tsx";
export { FirstGame } from "../tutorial/first-game.tsx";
