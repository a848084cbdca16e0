import type { Language } from '@portal/shared/domain/enumerations';
import { countTextParts } from '../../../texts/countTextParts.ts';
import { html, type Markup } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import { TEXT_INBOX_TEXTS, type TextInboxTexts } from './inboxTexts.ts';
import { isNumber } from './isNumber.ts';
import { toNumber, type KeptText } from './textRecords.ts';

/** The path of the inbox of texts, at the sandbox as on the portal's port. */
export const TEXT_INBOX = '/dev/texts';

/** Replies that need no typing. */
const QUICK_REPLIES = ['STOP', 'START', 'HELP'] as const;

interface TextInboxView {
  readonly language: Language;
  /** The filter, a part of a number. */
  readonly to: string;
  /** Newest first. */
  readonly texts: readonly KeptText[];
}

/** Returns the address of the inbox in a language, so that what follows from it stays in that language. */
export const inboxAddress = (language: Language, path = ''): string => `${TEXT_INBOX}${path}?lang=${language}`;

/** The texts by number, newest first, each with a form that replies from it. */
export function textInboxPage({ language, to, texts }: TextInboxView): Page {
  const words = TEXT_INBOX_TEXTS[language];
  const threads = [...Map.groupBy(texts, ({ number }) => number)];
  const numberAskedFor = toNumber(to);
  if (threads.length === 0 && isNumber(numberAskedFor)) threads.push([numberAskedFor, []]);
  const content = html`<p>${words.note} <a href="/dev/inbox?lang=${language}">${words.mails}</a></p>
    <form action="${TEXT_INBOX}" method="get" role="search">
      <input type="hidden" name="lang" value="${language}" />
      <label>${words.number}<input name="to" type="search" value="${to}" maxlength="40" /></label>
      <button>${words.filter}</button>
    </form>
    ${
      threads.length === 0
        ? emptyList(language, to)
        : threads.map(([number, thread]) => threadOf(language, number, thread))
    }`;
  return { language, title: words.title, content, style: `${TEXT_INBOX}/style.css` };
}

function emptyList(language: Language, to: string): Markup {
  const { none, noneTo, all } = TEXT_INBOX_TEXTS[language];
  return html`<ul>
    <li class="empty">
      ${to === '' ? none : html`${noneTo(to)} <a class="all" href="${inboxAddress(language)}">${all}</a>`}
    </li>
  </ul>`;
}

function threadOf(language: Language, number: string, texts: readonly KeptText[]): Markup {
  const words = TEXT_INBOX_TEXTS[language];
  const address = inboxAddress(language, '/replies');
  return html`<section class="thread" id="${number.slice(1)}" aria-label="${number}">
    <h2>${number}</h2>
    <div class="replies">
      <form action="${address}" method="post">
        <input type="hidden" name="number" value="${number}" />
        <label>${words.reply}<input name="body" autocomplete="off" required maxlength="1600" /></label>
        <button>${words.send}</button>
      </form>
      <form action="${address}" method="post" role="group" aria-label="${words.quick}">
        <input type="hidden" name="number" value="${number}" />
        ${QUICK_REPLIES.map((word) => html`<button name="body" value="${word}">${word}</button>`)}
      </form>
    </div>
    <ul aria-label="${words.listOf(number)}">
      ${
        texts.length === 0
          ? html`<li class="empty">${words.noneTo(number)}</li>`
          : texts.map((text) => rowOf(words, text))
      }
    </ul>
  </section>`;
}

function rowOf(words: TextInboxTexts, { direction, body, state, errorCode, date }: KeptText): Markup {
  const error = errorCode === null ? '' : ` (${words.error(errorCode)})`;
  const heading = direction === 'outbound-reply' ? words.answered : `${words.states[state]}${error}`;
  const parts = direction === 'inbound' ? '' : ` · ${words.parts(countTextParts(body))}`;
  return html`<li class="text ${direction}">
    <div><strong>${heading}</strong>${parts}</div>
    <time datetime="${date}">${readableTime(date)}</time>
    <p>${withLinks(body)}</p>
  </li>`;
}

/** A text in which addresses lead where they say. */
const withLinks = (body: string): readonly Markup[] =>
  body
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : html`${part}`));

const readableTime = (iso: string): string => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
