import type { Refusal } from './rewardAmount.ts';

/** Placeholders allowed in templates, in double braces. */
export const TEMPLATE_PLACEHOLDERS = [
  'recipient_name',
  'recipient_first_name',
  'sender_name',
  'reward_name',
  'reward_amount',
  'brand_name',
  'organization_name',
  'expiration_date',
  'message',
  'order_reference',
] as const;
export type TemplatePlaceholder = (typeof TEMPLATE_PLACEHOLDERS)[number];
export type PlaceholderValues = Readonly<Partial<Record<TemplatePlaceholder, string>>>;

/** A placeholder in a text, and its name. Full-width braces are braces; characters that nobody sees count as none. */
export const PLACEHOLDER = /[{｛]\p{Cf}*[{｛][\s\p{Cf}]*([a-zA-Z0-9_]+)[\s\p{Cf}]*[}｝]\p{Cf}*[}｝]/gu;
/** The braces of placeholders, and the ends of lines, which end a placeholder that is not closed. */
const BRACES = /([{｛]\p{Cf}*[{｛])|([}｝]\p{Cf}*[}｝])|[\r\n]/gu;
const AROUND_NAME = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
/** Characters of a wrong placeholder that are shown. */
const SHOWN_MAX = 40;

const isPlaceholder = (name: string): name is TemplatePlaceholder =>
  TEMPLATE_PLACEHOLDERS.some((placeholder) => placeholder === name);

/** Placeholders offered for the subject of an order. */
export const SUBJECT_PLACEHOLDERS = [
  'recipient_name',
  'sender_name',
  'reward_name',
  'reward_amount',
] as const satisfies readonly TemplatePlaceholder[];

/** True when a placeholder stands in a text. */
export const hasPlaceholder = (text: string, placeholder: TemplatePlaceholder): boolean =>
  Array.from(text.matchAll(PLACEHOLDER)).some(([, name]) => name === placeholder);

/** Replaces the placeholders; the result is plain text (the caller escapes it for HTML). Anything else in braces is kept. */
export const fillPlaceholders = (text: string, values: PlaceholderValues): string =>
  text.replace(PLACEHOLDER, (typed, name: string) => (isPlaceholder(name) ? (values[name] ?? '') : typed));

/**
 * Validates the placeholders of a text: each is known, closed in its line, and holds no other. Names the first that is not, with its
 * position from 1.
 */
export function checkPlaceholders(text: string): Refusal | null {
  let opened: { readonly start: number; readonly end: number } | null = null;
  for (const { 0: found, 1: opening, 2: closing, index } of text.matchAll(BRACES)) {
    const end = index + found.length;
    if (opened === null) {
      if (opening !== undefined) opened = { start: index, end };
      continue;
    }
    if (opening !== undefined) return refusalOf('error.tag.nested', text.slice(opened.start, end), opened.start);
    if (closing === undefined) return refusalOf('error.tag.unclosed', text.slice(opened.start, index), opened.start);
    const name = text.slice(opened.end, index).replace(AROUND_NAME, '');
    if (!isPlaceholder(name)) return refusalOf('error.tag.unknown', name, opened.start);
    opened = null;
  }
  return opened === null ? null : refusalOf('error.tag.unclosed', text.slice(opened.start), opened.start);
}

/** True for a refusal of `checkPlaceholders`, which the server answers with 422. */
export const isPlaceholderRefusal = (i18nKey: string): boolean => i18nKey.startsWith('error.tag.');

const refusalOf = (
  key: 'error.tag.nested' | 'error.tag.unknown' | 'error.tag.unclosed',
  placeholder: string,
  at: number,
): Refusal => ({
  key,
  values: { tag: placeholder.slice(0, SHOWN_MAX), position: String(at + 1) },
});
