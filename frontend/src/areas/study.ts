// Pages about a game: its rules, lessons, replays and the board editor.
export { DrawPage } from "../board-editor/page.tsx";
export { LearnPage, LessonPage } from "../learn/page.tsx";
export { PuzzlePage } from "../learn/puzzle.tsx";
export { ReplayPage } from "../replay/replay.tsx";
export { ExamplePage } from "../rules/example.tsx";
export { RulesList, RulesPageView } from "../rules/page.tsx";
export { SheetPage } from "../rules/sheet.tsx";
