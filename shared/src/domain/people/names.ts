import { visibleText } from './visibleText.ts';

const BLANKS = /\s+/gu;
/** Characters that take no place in a line: joiners, marks of direction, soft hyphens, fillers. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A name as it is kept: composed, without blanks around it and with single spaces in it. */
export const tidyName = (name: string): string => visibleText(name).normalize('NFC').replaceAll(BLANKS, ' ').trim();

/** Returns the same for names that people read as the same; empty when nothing of a name can be seen. */
export const nameKey = (name: string): string =>
  // Upper case first: it spells out letters that lower case keeps apart, such as ß and ss.
  tidyName(name.replaceAll(INVISIBLE, '')).toUpperCase().toLowerCase().normalize('NFC');
