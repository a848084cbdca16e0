import { SETTINGS } from '../settings.ts';

const { minLength, maxLength } = SETTINGS.displayName;

/** The shortest and the longest name or identifier of a group or an account. */
export const NAME_LENGTHS = { min: String(minLength), max: String(maxLength) };

/** True for a text of that length in characters. */
export const hasNameLength = (text: string): boolean => {
  const { length } = Array.from(text);
  return length >= minLength && length <= maxLength;
};
