import type { Refusal } from './rewardAmount.ts';

/** Tags allowed in templates, in double braces. */
export const TEMPLATE_TAGS = [
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
export type TemplateTag = (typeof TEMPLATE_TAGS)[number];
export type TagValues = Readonly<Partial<Record<TemplateTag, string>>>;

/** A tag in a text, and its name. */
export const TAG = /\{\{\s*([a-zA-Z0-9_]+)\s*\}\}/g;
const BRACES = /\{\{|\}\}/g;
/** Characters of a wrong tag that are told. */
const TOLD_MAX = 40;

const isTag = (name: string): name is TemplateTag => TEMPLATE_TAGS.some((tag) => tag === name);

/** Tags offered for the subject of an order. */
export const SUBJECT_TAGS = [
  'recipient_name',
  'sender_name',
  'reward_name',
  'reward_amount',
] as const satisfies readonly TemplateTag[];

/** Replaces the tags; the result is plain text (the caller escapes it for HTML). Anything else in braces is kept. */
export const fillTags = (text: string, values: TagValues): string =>
  text.replace(TAG, (typed, name: string) => (isTag(name) ? (values[name] ?? '') : typed));

/**
 * Validates the tags of a text: each is known, closed, and holds no other. Names the first that is not, with its place from 1;
 * `before`: characters in front of the text.
 */
export function checkTags(text: string, before = 0): Refusal | null {
  let start: number | null = null;
  for (const { 0: braces, index } of text.matchAll(BRACES)) {
    if (braces === '{{') {
      if (start !== null) return refusalOf('error.tag.nested', text.slice(start, index + 2), before + start);
      start = index;
    } else if (start !== null) {
      const name = text.slice(start + 2, index).trim();
      if (!isTag(name)) return refusalOf('error.tag.unknown', name, before + start);
      start = null;
    }
  }
  return start === null ? null : refusalOf('error.tag.unclosed', text.slice(start), before + start);
}

/** True for a refusal of `checkTags`, which the server answers with 422. */
export const isTagRefusal = (i18nKey: string): boolean => i18nKey.startsWith('error.tag.');

const refusalOf = (
  key: 'error.tag.nested' | 'error.tag.unknown' | 'error.tag.unclosed',
  tag: string,
  at: number,
): Refusal => ({
  key,
  values: { tag: tag.slice(0, TOLD_MAX), position: String(at + 1) },
});
