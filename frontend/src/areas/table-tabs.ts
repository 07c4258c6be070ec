// Parts of a table loaded on demand: its rules, files brought to it, and its end.
export { BroughtPanel } from "../campaign-files/bring.tsx";
export { RulesTab } from "../rules/tab.tsx";
export { BreakMenu, RemoveMenu } from "../table/break-menu.tsx";
export { End } from "../end/page.tsx";
export { Over } from "../end/column.tsx";
export { Curtain, HandOver } from "../table/curtain.tsx";
export { Standing } from "../table/standing.tsx";
export { OutCard } from "../table/out-card.tsx";
export { FirstGame } from "../tutorial/first-game.tsx";
export { AllOptions } from "../board/all-options.tsx";
export { NewGroup } from "../chat/new-group.tsx";
