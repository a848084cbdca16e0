/** The tags that a template may hold in double braces (P5, G3). */
export const TEMPLATE_TAGS = [
  'recipient_name',
  'sender_name',
  'reward_name',
  'reward_amount',
  'message',
  'order_reference',
] as const;
export type TemplateTag = (typeof TEMPLATE_TAGS)[number];
export type TagValues = Readonly<Partial<Record<TemplateTag, string>>>;

const TAG = /\{\{\s*([a-zA-Z0-9_]+)\s*\}\}/g;

const isTag = (name: string): name is TemplateTag => TEMPLATE_TAGS.some((tag) => tag === name);

/** The text with its tags filled in, as plain text (the caller escapes for HTML). Unknown tags vanish. */
export const fillTags = (text: string, values: TagValues): string =>
  text.replace(TAG, (_, name: string) => (isTag(name) ? (values[name] ?? '') : ''));

/** Names in double braces that are no tag. */
export const unknownTags = (text: string): string[] =>
  [...text.matchAll(TAG)].map((match) => match[1] ?? '').filter((name) => !isTag(name));
