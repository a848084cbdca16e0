/** Path of the page on which a recipient sees their reward. */
export const rewardPagePath = (token: string): string => `/r/${token}`;

/** The token of the page that previews and test mails lead to: a reward without codes. */
export const SAMPLE_TOKEN = 'sample';

/** Characters of a reward's token: 128 bits, base64url. */
export const TOKEN_LENGTH = 22;
