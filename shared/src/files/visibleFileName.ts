import { visibleText } from '../domain/people/visibleText.ts';

const CONTROLS_AND_LINE_ENDS = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** Returns the name of a file that somebody sends as it may stand in a list or a mail: in one line, and in the order of its letters. */
export const visibleFileName = (name: string): string => visibleText(name).replace(CONTROLS_AND_LINE_ENDS, '');
