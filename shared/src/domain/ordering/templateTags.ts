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

/** A tag in a text, and its name. Full-width braces are braces; characters that nobody sees count as none. */
export const TAG = /[{｛]\p{Cf}*[{｛][\s\p{Cf}]*([a-zA-Z0-9_]+)[\s\p{Cf}]*[}｝]\p{Cf}*[}｝]/gu;
/** The braces of tags, and the ends of lines, which end a tag that is not closed. */
const BRACES = /([{｛]\p{Cf}*[{｛])|([}｝]\p{Cf}*[}｝])|[\r\n]/gu;
const AROUND_NAME = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;
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

/** True when a tag stands in a text. */
export const holdsTag = (text: string, tag: TemplateTag): boolean =>
  Array.from(text.matchAll(TAG)).some(([, name]) => name === tag);

/** Replaces the tags; the result is plain text (the caller escapes it for HTML). Anything else in braces is kept. */
export const fillTags = (text: string, values: TagValues): string =>
  text.replace(TAG, (typed, name: string) => (isTag(name) ? (values[name] ?? '') : typed));

/** Validates the tags of a text: each is known, closed in its line, and holds no other. Names the first that is not, with its place from 1. */
export function checkTags(text: string): Refusal | null {
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
    if (!isTag(name)) return refusalOf('error.tag.unknown', name, opened.start);
    opened = null;
  }
  return opened === null ? null : refusalOf('error.tag.unclosed', text.slice(opened.start), opened.start);
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
