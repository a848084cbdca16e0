import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import type { InboxAttachment, InboxMessage } from './InboxMessage.ts';

/** Attachments of one message are kept up to this size together. */
const KEPT_BYTES = 5 * 1024 * 1024;

export interface ParsedMessage {
  readonly message: InboxMessage;
  /** Its files in base64, empty for those that are not kept. */
  readonly contents: readonly string[];
}

/** Decodes a raw message. */
export async function parseInboxMessage(id: string, raw: Buffer): Promise<ParsedMessage> {
  const email = await PostalMime.parse(raw, { attachmentEncoding: 'base64' });
  const html = email.html ?? '';
  let total = 0;
  const files = email.attachments.map((file) => {
    const content = typeof file.content === 'string' ? file.content : '';
    const size = Buffer.byteLength(content, 'base64');
    total += size;
    const isKept = total <= KEPT_BYTES;
    return { attachment: { ...nameAndType(file), size, isKept }, content: isKept ? content : '' };
  });
  const message = {
    id,
    to: (email.to ?? []).map(printAddress),
    from: email.from ? printAddress(email.from) : '',
    subject: email.subject ?? '',
    date: email.date ?? '',
    messageId: email.messageId ?? '',
    text: email.text ?? '',
    html,
    links: linksOf(html),
    headers: headersOf(email),
    attachments: files.map(({ attachment }) => attachment),
  };
  return { message, contents: files.map(({ content }) => content) };
}

const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

const nameAndType = ({ filename, mimeType }: Attachment): Pick<InboxAttachment, 'name' | 'contentType'> => ({
  name: filename ?? 'unnamed',
  contentType: CONTENT_TYPE.test(mimeType) ? mimeType : 'application/octet-stream',
});

const printAddress = (address: Address): string => {
  if (address.address === undefined) return address.name;
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
};

const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(https?:[^"]+)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))),
];

const headersOf = (email: Email): InboxMessage['headers'] =>
  email.headers.map(({ originalKey, value }) => ({ name: originalKey, value }));
