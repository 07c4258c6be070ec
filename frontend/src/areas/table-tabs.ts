// What a table shows on demand: its rules, and how a game ended.
export { RulesTab } from "../rules/tab.tsx";
export { BreakMenu, RemoveMenu } from "../table/break-menu.tsx";
export { End } from "../end/page.tsx";
export { Over } from "../end/column.tsx";
export { FirstGame } from "../tutorial/first-game.tsx";
