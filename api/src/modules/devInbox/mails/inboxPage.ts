import { escapeHtml } from '../../../texts/escapeHtml.ts';
import type { KeptText } from '../texts/openTextInbox.ts';
import type { InboxMessage } from './InboxMessage.ts';

export const INBOX_TABS = ['html', 'phone', 'text', 'headers'] as const;
export type InboxTab = (typeof INBOX_TABS)[number];
const TAB_NAMES: Readonly<Record<InboxTab, string>> = {
  html: 'Message',
  phone: 'At 320 px',
  text: 'Text part',
  headers: 'Headers',
};

const STYLE = `
:root { color-scheme: light dark; --ground: #f4f6f8; --sheet: #fff; --ink: #16222b; --soft: #52626d; --rule: #d5dde3; --link: #1b5c80; }
@media (prefers-color-scheme: dark) { :root { --ground: #10171d; --sheet: #1a242c; --ink: #eef3f6; --soft: #a9b7c1; --rule: #33424e; --link: #8ecae6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 28px; line-height: 1.25; font-weight: 600; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 20px; line-height: 1.25; font-weight: 600; margin: 24px 0 8px; }
p { margin: 0 0 16px; color: var(--soft); }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
form { display: flex; gap: 8px; align-items: end; flex-wrap: wrap; margin: 0 0 16px; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 500; flex: 1 1 240px; }
input, button { font: inherit; min-height: 40px; padding: 6px 12px; border: 1px solid #7b8a95; border-radius: 6px; background: var(--sheet); color: var(--ink); }
button { font-weight: 500; cursor: pointer; }
ul { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; }
li + li { border-top: 1px solid var(--rule); }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 16px; text-decoration: none; color: inherit; }
li a:hover strong { text-decoration: underline; }
li.text { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 16px; }
li.text p { margin: 0; color: inherit; grid-column: 1 / -1; overflow-wrap: anywhere; }
li span, li time { color: var(--soft); font-size: 14px; }
li strong, li span { overflow-wrap: anywhere; }
li time, li span:last-child { text-align: end; }
li strong { font-weight: 600; }
.empty { padding: 32px 16px; text-align: center; }
nav { display: flex; flex-wrap: wrap; gap: 4px; margin: 16px 0; }
nav a { padding: 8px 12px; border-radius: 6px; text-decoration: none; font-weight: 500; }
nav a[aria-current] { background: var(--sheet); border: 1px solid var(--rule); color: var(--ink); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; margin: 0; font-size: 14px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 960px; border: 1px solid var(--rule); border-radius: 8px; background: #fff; }
iframe.phone { width: 322px; max-width: 100%; }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; font: 14px/1.5 ui-monospace, 'Cascadia Mono', Menlo, 'Noto Sans Mono CJK JP', monospace; }
@media (max-width: 576px) { li a { grid-template-columns: minmax(0, 1fr); } li time, li span:last-child { text-align: start; } }`;

const page = (title: string, content: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head>
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

/** The list of text messages, newest first, with a filter by number. */
export function textListPage(texts: readonly KeptText[], to: string): string {
  const rows = texts.map(
    (text) =>
      `<li class="text"><strong>${escapeHtml(text.to)}</strong><time datetime="${escapeHtml(text.date)}">${escapeHtml(readableDate(text.date))}</time><p>${escapeHtml(text.body)}</p></li>`,
  );
  const empty = `<li class="empty">${to === '' ? 'No text yet. Codes for signing in appear here.' : `No text to “${escapeHtml(to)}”. <a href="/dev/texts" style="display:inline;padding:0">Show all</a>`}</li>`;
  return page(
    'Developer inbox: texts',
    `<h1>Developer inbox: texts</h1><p>Every text message that this local portal has sent. Nothing here leaves the machine. <a href="/dev/inbox">E-mails</a></p>
<form action="/dev/texts" method="get" role="search"><label>Number<input name="to" type="search" value="${escapeHtml(to)}"></label><button>Filter</button></form>
<ul aria-label="Texts, newest first">${rows.length === 0 ? empty : rows.join('')}</ul>`,
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
