import type { Refusal } from '@portal/shared/domain/rewardAmount';
import { unknownTags } from '@portal/shared/domain/templateTags';

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

/** The rule of a free text of a line (P5: message without curly braces, notes, subject). Null when it may stand. */
export function checkText(text: string, rule: TextRule): Refusal | null {
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
