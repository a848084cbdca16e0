/** The tags that a template may hold in double braces. */
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

/** The tags of an order's own subject that a sender picks from. */
export const SUBJECT_TAGS = [
  'recipient_name',
  'sender_name',
  'reward_name',
  'reward_amount',
] as const satisfies readonly TemplateTag[];

/** The text with its tags filled in, as plain text (the caller escapes for HTML). Everything else in braces is text. */
export const fillTags = (text: string, values: TagValues): string =>
  text.replace(TAG, (typed, name: string) => (isTag(name) ? (values[name] ?? '') : typed));
