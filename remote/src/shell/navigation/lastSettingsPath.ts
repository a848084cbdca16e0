import { safeStorage } from '../../ui/storage/safeStorage.ts';

const KEY = 'portal.settingsPage@1';

/** The settings page visited last in this tab. */
export const lastSettingsPath = (): string | null => safeStorage('session').get(KEY);

export const rememberSettingsPath = (path: string): void => safeStorage('session').set(KEY, path);
