import { hasNameLength, NAME_LENGTHS } from './nameLength.ts';
import { nameKey, tidyName } from './names.ts';
import { checkPrinted } from './printedSigns.ts';
import type { Refusal } from '../ordering/rewardAmount.ts';

const NAME = /^[\p{L}\p{M}\p{N}\u200C\u200D -]*$/u;

/** Validates the name of a group or an account: 5 to 100 letters, digits, spaces and hyphens that documents can show. Null when valid. */
export function checkDisplayName(name: string): Refusal | null {
  if (nameKey(name) === '') return { key: 'error.name.required' };
  const tidy = tidyName(name);
  if (!NAME.test(tidy)) return { key: 'error.displayName.characters' };
  const unprinted = checkPrinted(tidy);
  if (unprinted !== null) return unprinted;
  return hasNameLength(tidy) ? null : { key: 'error.displayName.length', values: NAME_LENGTHS };
}
