// Parts that open over a page: settings, the texts of rules, explanations of terms, QR codes.
export { SettingsPanel } from "../app/settings-panel.tsx";
export { RulePopover } from "../rules/popover.tsx";
export { QrPicture } from "../table/qr-picture.tsx";
export { TermCard } from "../tutorial/term-card.tsx";
