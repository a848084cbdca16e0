/** Tags allowed in templates, in double braces. */
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
