/** Key of the browser's storage that holds the choice of a device. */
export const CONSENT_KEY = 'portal.device.consent@1';
