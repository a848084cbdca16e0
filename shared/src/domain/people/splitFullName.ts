import { isFamilyNameFirst } from './fullName.ts';
import { splitName } from './mailboxes.ts';
import { tidyName } from './names.ts';

export interface SplitName {
  readonly firstName: string;
  readonly lastName: string;
}

/** Words that begin a family name of several: "Ana Maria de Souza". */
const PARTICLES =
  /^(?:al|af|av|bin|bint|da|dal|das|de|degli|dei|del|della|den|der|des|di|dos|du|el|ibn|la|las|le|los|st\.?|te|ten|ter|van|vom|von|zu|zum|zur)$/i;
/** Ends that belong to the family name: "Luther King Jr.". */
const SUFFIXES = /^(?:jr|sr|ii|iii|iv|phd|ph\.d|md|m\.d|mba|esq)\.?$/i;
const EASTERN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/**
 * Splits a full name; first and last name together hold all of it. A name that says nothing about its parts, such as one word or
 * one of several scripts, is the first name as a whole.
 */
export function splitFullName(name: string): SplitName {
  const tidy = tidyName(name);
  if (isFamilyNameFirst(tidy)) return splitAt(tidy.split(' '), 1, true);
  if (EASTERN.test(tidy)) return { firstName: tidy, lastName: '' };
  if (tidy.includes(',')) return splitName(tidy);
  const words = tidy.split(' ');
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && PARTICLES.test(word));
  const end = words.findLastIndex((word) => !SUFFIXES.test(word));
  return splitAt(words, particle === -1 ? Math.max(end, 0) : particle, false);
}

function splitAt(words: readonly string[], at: number, isFamilyFirst: boolean): SplitName {
  const [before, after] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
  if (before === '' || after === '') return { firstName: words.join(' '), lastName: '' };
  // A middle dot parts names of the West, whose order it keeps.
  if (isFamilyFirst && words.some((word) => word.includes('・'))) return { firstName: words.join(' '), lastName: '' };
  return isFamilyFirst ? { firstName: after, lastName: before } : { firstName: before, lastName: after };
}
