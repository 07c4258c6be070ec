// Parts of a table loaded on demand: its rules and its end.
export { RulesTab } from "../rules/tab.tsx";
export { BreakMenu, RemoveMenu } from "../table/break-menu.tsx";
export { End } from "../end/page.tsx";
export { Over } from "../end/column.tsx";
export { FirstGame } from "../tutorial/first-game.tsx";
