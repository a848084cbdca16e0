import { randomInt } from 'node:crypto';

const LONGEST = 80;
const ENDINGS = 36 ** 6;
const NUMBERS = 10 ** 8;

/** An identifier made from a name: `events-nordic-0f3k9z`. Names that have no Latin letters get `otherwise`. */
export function identifierFrom(name: string, otherwise: string): string {
  const latin = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');
  return `${latin === '' ? otherwise : latin}-${randomInt(ENDINGS).toString(36).padStart(6, '0')}`;
}

/** A number for an account: `A` and eight digits. */
export const accountNumber = (): string => `A${String(randomInt(NUMBERS)).padStart(8, '0')}`;
