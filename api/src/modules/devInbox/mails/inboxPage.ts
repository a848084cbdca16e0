import type { Language } from '@portal/shared/domain/enumerations';
import { INBOX_STYLE } from '../../../providers/sandbox/inboxStyle.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { INBOX_TABS, type InboxMessage, type InboxTab } from './InboxMessage.ts';
import { INBOX_TEXTS, type InboxTexts } from './inboxTexts.ts';

const page = (language: Language, title: string, content: string): string => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="icon" href="data:,"><style>${INBOX_STYLE}</style></head>
<body><main>${content}</main></body></html>`;

/** The list of messages, newest first, with a filter by recipient. */
export function inboxListPage(messages: readonly InboxMessage[], to: string, language: Language): string {
  const words = INBOX_TEXTS[language];
  const rows = messages.map(
    ({ id, subject, to: recipients, date, from }) =>
      `<li><a href="/dev/inbox/${id}?lang=${language}"><strong>${escapeHtml(subject || words.noSubject)}</strong><time datetime="${escapeHtml(date)}">${escapeHtml(readableDate(date))}</time><span>${escapeHtml(words.toWhom(recipients.join(', ')))}</span><span>${escapeHtml(from)}</span></a></li>`,
  );
  const empty = `<li class="empty">${to === '' ? words.none : `${escapeHtml(words.noneTo(to))} <a class="all" href="/dev/inbox?lang=${language}">${words.all}</a>`}</li>`;
  return page(
    language,
    words.title,
    `<h1>${words.title}</h1><p>${words.note} <a href="/dev/texts?lang=${language}">${words.texts}</a></p>
<form action="/dev/inbox" method="get" role="search"><input type="hidden" name="lang" value="${language}"><label>${words.recipient}<input name="to" type="search" value="${escapeHtml(to)}"></label><button>${words.filter}</button></form>
<ul aria-label="${words.list}">${rows.length === 0 ? empty : rows.join('')}</ul>`,
  );
}

const ACTIONS = ['bounce', 'complain'] as const;

/** One message. The HTML part stands in a sandboxed frame, without scripts, forms or our origin. */
export function inboxMessagePage(message: InboxMessage, tab: InboxTab, language: Language): string {
  const words = INBOX_TEXTS[language];
  const tabs = INBOX_TABS.map(
    (name) =>
      `<a href="/dev/inbox/${message.id}?tab=${name}&amp;lang=${language}"${name === tab ? ' aria-current="page"' : ''}>${words.tabs[name]}</a>`,
  );
  return page(
    language,
    message.subject,
    `<p><a href="/dev/inbox?lang=${language}">${words.allMail}</a></p>${ACTIONS.map((action) => `<form action="/dev/inbox/${message.id}/${action}" method="post" enctype="text/plain"><button>${words.actions[action]}</button></form>`).join('')}<h1>${escapeHtml(message.subject || words.noSubject)}</h1>
<dl><dt>${words.from}</dt><dd>${escapeHtml(message.from)}</dd><dt>${words.to}</dt><dd>${escapeHtml(message.to.join(', '))}</dd><dt>${words.date}</dt><dd>${escapeHtml(readableDate(message.date))}</dd></dl>
${attachmentsOf(message, words)}<nav aria-label="${words.parts}">${tabs.join('')}</nav>${partOf(message, tab, words)}`,
  );
}

function attachmentsOf({ id, attachments }: InboxMessage, words: InboxTexts): string {
  if (attachments.length === 0) return '';
  const rows = attachments.map(({ name, size, isKept }, index) => {
    const readable = readableSize(size, words);
    const texts = `<strong>${escapeHtml(name)}</strong><span>${isKept ? readable : words.tooLarge(readable)}</span>`;
    return isKept
      ? `<li><a href="/dev/inbox/${id}/attachments/${index + 1}" download>${texts}</a></li>`
      : `<li class="text">${texts}</li>`;
  });
  return `<h2>${words.attachments}</h2><ul aria-label="${words.attachments}">${rows.join('')}</ul>`;
}

const readableSize = (bytes: number, words: InboxTexts): string =>
  bytes < 1024
    ? words.bytes(bytes)
    : bytes < 1024 ** 2
      ? `${(bytes / 1024).toFixed(1)} KB`
      : `${(bytes / 1024 ** 2).toFixed(1)} MB`;

function partOf(message: InboxMessage, tab: InboxTab, words: InboxTexts): string {
  if (tab === 'text') return `<pre tabindex="0">${escapeHtml(message.text)}</pre>`;
  if (tab === 'headers')
    return `<pre tabindex="0">${message.headers.map(({ name, value }) => escapeHtml(`${name}: ${value}`)).join('\n')}</pre>`;
  const source = escapeHtml(`<base target="_blank">${message.html}`);
  return `<iframe title="${words.tabs.html}" class="${tab}" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${source}"></iframe>`;
}

const readableDate = (iso: string): string =>
  Number.isNaN(Date.parse(iso)) ? iso : `${new Date(iso).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
