// Parts that open over a page: settings, the texts of rules, explanations of terms.
export { SettingsPanel } from "../app/settings-panel.tsx";
export { RulePopover } from "../rules/popover.tsx";
export { TermCard } from "../tutorial/term-card.tsx";
