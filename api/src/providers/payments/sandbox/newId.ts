import { randomInt } from 'node:crypto';

/** 22 digits, as the service makes them. */
export const newId = (): string => Array.from({ length: 22 }, () => randomInt(10)).join('');
