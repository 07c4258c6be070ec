// What a table loads only when it is shown.
import { lazy } from "../app/lazy.tsx";

const tabs = () => import("../areas/table-tabs.ts");
export const BreakMenu = lazy(async () => (await tabs()).BreakMenu);
export const BroughtPanel = lazy(async () => (await tabs()).BroughtPanel);
export const End = lazy(async () => (await tabs()).End);
export const Fallen = lazy(async () => (await tabs()).Fallen);
export const FirstGame = lazy(async () => (await tabs()).FirstGame);
export const Log = lazy(async () => (await tabs()).Log);
export const NextLevel = lazy(async () => (await tabs()).NextLevel);
export const Over = lazy(async () => (await tabs()).Over);
export const RemoveMenu = lazy(async () => (await tabs()).RemoveMenu);
export const RulesTab = lazy(async () => (await tabs()).RulesTab);
export const Steward = lazy(async () => (await tabs()).Steward);
export const Talk = lazy(async () => (await tabs()).Talk);
