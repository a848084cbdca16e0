import type { Refusal } from './rewardAmount.ts';
import { SETTINGS } from './settings.ts';
import { unknownTags } from './templateTags.ts';

interface TextRule {
  readonly maxLength: number;
  /** Line breaks may stand in it. */
  readonly lines?: boolean;
  /** The tags of templates may stand in it, no other braces. */
  readonly tags?: boolean;
  /** Braces may stand in it. */
  readonly braces?: boolean;
}

const CONTROL = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

const { subjectLength, messageLength, notesLength } = SETTINGS.orders;

/** A mail's subject (P5: no < or >, no braces but known tags). Null when it may stand; an empty one is the template's. */
export const checkSubject = (text: string): Refusal | null =>
  /[<>]/.test(text) ? { key: 'error.text.angleBrackets' } : checkText(text, { maxLength: subjectLength, tags: true });

/** The sender's message (P5: no curly braces; line breaks may stand in it). Null when it may stand. */
export const checkMessage = (text: string): Refusal | null =>
  checkText(text, { maxLength: messageLength, lines: true });

/** Notes for the sender's own records (P5). Null when they may stand. */
export const checkNotes = (text: string): Refusal | null => checkText(text, { maxLength: notesLength, braces: true });

function checkText(text: string, rule: TextRule): Refusal | null {
  if (Array.from(text).length > rule.maxLength)
    return { key: 'error.text.tooLong', values: { max: String(rule.maxLength) } };
  if (rule.braces !== true && hasBraces(text, rule.tags === true)) return { key: 'error.text.braces' };
  return CONTROL.test(rule.lines === true ? text.replaceAll(/[\r\n\t]/g, '') : text)
    ? { key: 'error.text.characters' }
    : null;
}

function hasBraces(text: string, tags: boolean): boolean {
  if (!tags) return /[{}]/.test(text);
  return unknownTags(text).length > 0 || /[{}]/.test(text.replaceAll(/\{\{\s*\w+\s*\}\}/g, ''));
}
