import { randomBytes } from 'node:crypto';

/** Returns the id of a new text. */
export const newSid = (): string => `SM${randomBytes(16).toString('hex')}`;
