// Pages about people and what belongs to them.
export { Entering, Keeping, Leaving, Naming } from "../account/forms.tsx";
export { Programs } from "../account/programs.tsx";
export { SignIn } from "../account/sign-in.tsx";
export { AdminPage } from "../admin/page.tsx";
export { ClubPage } from "../club/page.tsx";
export { Door } from "../club/door.tsx";
export { JoinPage } from "../club/join.tsx";
export { CampaignFilePage } from "../campaign-files/campaign-file.tsx";
export { CampaignFilesPage } from "../campaign-files/page.tsx";
export { ConfirmPage, RecoverPage, UnsubscribePage } from "../notifications/links.tsx";
export { NotificationsPage } from "../notifications/settings.tsx";
export { RatingsPage } from "../people/ladder.tsx";
export { MyPage } from "../people/mine.tsx";
export { ProfilePage } from "../people/profile.tsx";
