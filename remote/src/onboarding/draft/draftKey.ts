/** The browser's draft of the wizard, without the tax id. */
export const DRAFT_KEY = 'onboarding';
