// Parts of a table loaded on demand.
import { lazy } from "../app/lazy.tsx";

const tabs = () => import("../areas/table-tabs.ts");
export const BreakMenu = lazy(async () => (await tabs()).BreakMenu);
export const BroughtPanel = lazy(async () => (await tabs()).BroughtPanel);
export const Curtain = lazy(async () => (await tabs()).Curtain);
export const End = lazy(async () => (await tabs()).End);
export const HandOver = lazy(async () => (await tabs()).HandOver);
export const FirstGame = lazy(async () => (await tabs()).FirstGame);
export const OutCard = lazy(async () => (await tabs()).OutCard);
export const Over = lazy(async () => (await tabs()).Over);
export const RemoveMenu = lazy(async () => (await tabs()).RemoveMenu);
export const RulesTab = lazy(async () => (await tabs()).RulesTab);
export const Standing = lazy(async () => (await tabs()).Standing);
export const AllOptions = lazy(async () => (await tabs()).AllOptions);
export const NewGroup = lazy(async () => (await tabs()).NewGroup);
