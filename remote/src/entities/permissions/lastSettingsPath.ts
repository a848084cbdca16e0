import { safeStorage } from '../../browser/safeStorage.ts';

const SECTION = 'portal.settingsPage@1';
const ANY = 'portal.settingsSeen@1';

/** The section of Team settings visited last in this tab. */
export const lastSettingsPath = (): string | null => safeStorage('session').get(SECTION);

/** The settings page visited last in this tab, which may be the profile. */
export const lastSeenSettings = (): string | null => safeStorage('session').get(ANY);

/** The profile is no section of Team settings: the section before it stays the last one. */
export function rememberSettingsPath(path: string, isSection: boolean): void {
  safeStorage('session').set(ANY, path);
  if (isSection) safeStorage('session').set(SECTION, path);
}
