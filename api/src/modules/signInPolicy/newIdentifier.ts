import { randomInt } from 'node:crypto';

const SIGNS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;

/** Returns an unguessable identifier of lower-case letters and digits, as it stands in addresses. */
export const newIdentifier = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
