import { safeStorage } from '../../../browser/safeStorage.ts';

const KEY = 'portal.lastFundingSource';

/** Remembers what paid last, for the next deposit. */
export const rememberSource = (token: string): void => safeStorage('local').set(KEY, token);

export const lastSource = (): string | null => safeStorage('local').get(KEY);
