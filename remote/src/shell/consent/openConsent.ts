import { showPreferences } from 'vanilla-cookieconsent';

/** Opens the settings of the cookies, which were started with the page. */
export const openConsent = (): void => showPreferences();
