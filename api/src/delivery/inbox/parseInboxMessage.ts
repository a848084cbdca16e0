import PostalMime, { type Address, type Email } from 'postal-mime';
import type { InboxMessage } from './InboxMessage.ts';

/** What a raw message says, decoded. */
export async function parseInboxMessage(id: string, raw: Buffer): Promise<InboxMessage> {
  const email = await PostalMime.parse(raw);
  const html = email.html ?? '';
  return {
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
  };
}

const printAddress = (address: Address): string => {
  if (address.address === undefined) return address.name;
  return address.name === '' ? address.address : `${address.name} <${address.address}>`;
};

const linksOf = (html: string): string[] => [
  ...new Set([...html.matchAll(/href="(https?:[^"]+)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'))),
];

const headersOf = (email: Email): InboxMessage['headers'] =>
  email.headers.map(({ originalKey, value }) => ({ name: originalKey, value }));
