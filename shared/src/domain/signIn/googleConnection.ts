/** Names Google in place of a connection of the organisation. */
export const GOOGLE_CONNECTION = 'google';
