import { INBOX_STYLE } from '../../../providers/sandbox/inboxStyle.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import type { InboxMessage } from './InboxMessage.ts';

export const INBOX_TABS = ['html', 'phone', 'text', 'headers'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
const TAB_NAMES: Readonly<Record<InboxTab, string>> = {
  html: 'Message',
  phone: 'At 320 px',
  text: 'Text part',
  headers: 'Headers',
};

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${INBOX_STYLE}</style></head>
<body><main>${content}</main></body></html>`;

/** The list of messages, newest first, with a filter by recipient. */
export function inboxListPage(messages: readonly InboxMessage[], to: string): string {
  const rows = messages.map(
    ({ id, subject, to: recipients, date, from }) =>
      `<li><a href="/dev/inbox/${id}"><strong>${escapeHtml(subject || '(no subject)')}</strong><time datetime="${escapeHtml(date)}">${escapeHtml(readableDate(date))}</time><span>To ${escapeHtml(recipients.join(', '))}</span><span>${escapeHtml(from)}</span></a></li>`,
  );
  const empty = `<li class="empty">${to === '' ? 'No mail yet. Send a reward, and its e-mail appears here.' : `No mail to “${escapeHtml(to)}”. <a href="/dev/inbox" style="display:inline;padding:0">Show all</a>`}</li>`;
  return page(
    'Developer inbox',
    `<h1>Developer inbox</h1><p>Every e-mail that this local portal has sent. Nothing here leaves the machine. <a href="/dev/texts">Texts</a></p>
<form action="/dev/inbox" method="get" role="search"><label>Recipient<input name="to" type="search" value="${escapeHtml(to)}"></label><button>Filter</button></form>
<ul aria-label="Messages, newest first">${rows.length === 0 ? empty : rows.join('')}</ul>`,
  );
}

const BUTTONS = [
  ['bounce', 'Bounce'],
  ['complain', 'Report as spam'],
] as const;

/** One message. The HTML part stands in a sandboxed frame, without scripts, forms or our origin. */
export function inboxMessagePage(message: InboxMessage, tab: InboxTab): string {
  const tabs = INBOX_TABS.map(
    (name) =>
      `<a href="/dev/inbox/${message.id}?tab=${name}"${name === tab ? ' aria-current="page"' : ''}>${TAB_NAMES[name]}</a>`,
  );
  return page(
    message.subject,
    `<p><a href="/dev/inbox">All mail</a></p>${BUTTONS.map(([action, label]) => `<form action="/dev/inbox/${message.id}/${action}" method="post" enctype="text/plain"><button>${label}</button></form>`).join('')}<h1>${escapeHtml(message.subject || '(no subject)')}</h1>
<dl><dt>From</dt><dd>${escapeHtml(message.from)}</dd><dt>To</dt><dd>${escapeHtml(message.to.join(', '))}</dd><dt>Date</dt><dd>${escapeHtml(readableDate(message.date))}</dd></dl>
${attachmentsOf(message)}<nav aria-label="Parts">${tabs.join('')}</nav>${partOf(message, tab)}`,
  );
}

function attachmentsOf({ id, attachments }: InboxMessage): string {
  if (attachments.length === 0) return '';
  const rows = attachments.map(({ name, size, isKept }, index) => {
    const texts = `<strong>${escapeHtml(name)}</strong><span>${readableSize(size)}${isKept ? '' : ', too large to be kept'}</span>`;
    return isKept
      ? `<li><a href="/dev/inbox/${id}/attachments/${index + 1}" download>${texts}</a></li>`
      : `<li class="text">${texts}</li>`;
  });
  return `<h2>Attachments</h2><ul aria-label="Attachments">${rows.join('')}</ul>`;
}

const readableSize = (bytes: number): string =>
  bytes < 1024
    ? `${bytes} bytes`
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

function partOf(message: InboxMessage, tab: InboxTab): string {
  if (tab === 'text') return `<pre tabindex="0">${escapeHtml(message.text)}</pre>`;
  if (tab === 'headers')
    return `<pre tabindex="0">${message.headers.map(({ name, value }) => escapeHtml(`${name}: ${value}`)).join('\n')}</pre>`;
  const source = escapeHtml(`<base target="_blank">${message.html}`);
  return `<iframe title="Message" class="${tab}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`;
}

const readableDate = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
