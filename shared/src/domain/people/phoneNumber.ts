import { visibleText } from './visibleText.ts';

const ALLOWED = /^[\d().\s+-]*$/;

/** True when a phone number is written with digits, parentheses, hyphens, dots and spaces (and a leading plus) only. */
export const hasPhoneCharacters = (typed: string): boolean => ALLOWED.test(visibleText(typed).normalize('NFKC'));
