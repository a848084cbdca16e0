import type { Language } from '@portal/shared/domain/enumerations';
import { formatTableMoney, formatTime } from '../../../texts/formatMoney.ts';
import { html, type Markup } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import type { Purchase } from './cardRecords.ts';
import type { SeenCard } from './createCardLedger.ts';
import { FAULTS, type Faults } from './faults.ts';
import { TILL_TEXTS, type TillProblem } from './tillTexts.ts';

/** The path of the till, at the sandbox as on the portal's port. */
export const TILL = '/dev/till';
export const CONTROL = `${TILL}/control`;

/** The address of a page in a language, so that what follows from it stays in that language. */
export const pageAddress = (path: string, language: Language): string => `${path}?lang=${language}`;

const page = (language: Language, title: string, content: Markup): Page => ({
  language,
  title,
  content,
  style: `${TILL}/style.css`,
});

interface TillForm {
  readonly language: Language;
  readonly purchaseId: string;
  readonly number: string;
  readonly seen: SeenCard | null;
  readonly amount: string;
  /** The mistake in the number, or in what was typed before. */
  readonly problem: TillProblem | null;
}

/** The till: a card's number, its PIN, and how much to pay. */
export function tillPage({ language, purchaseId, number, seen, amount, problem }: TillForm): Page {
  const texts = TILL_TEXTS[language];
  const content = html`<p class="note">${texts.tillNote}</p>
    ${problem === null ? '' : html`<p class="note" role="alert">${texts.problems[problem]}</p>`}
    ${seen === null ? '' : seenCard(seen, language)}
    <form method="post" action="${pageAddress(TILL, language)}" class="till">
      <input type="hidden" name="purchaseId" value="${purchaseId}" />
      <label
        >${texts.number} <input name="number" value="${number}" autocomplete="off" required maxlength="200"
      /></label>
      ${
        seen?.hasPin === false
          ? ''
          : html`<label>${texts.pin} <input name="pin" inputmode="numeric" autocomplete="off" maxlength="20" /></label>`
      }
      <label
        >${seen === null ? texts.amount : texts.amountIn(seen.card.currencyCode)}
        <input name="amount" value="${amount}" inputmode="decimal" autocomplete="off" required maxlength="20"
      /></label>
      <button class="primary">${texts.pay}</button>
    </form>`;
  return page(language, texts.till, content);
}

function seenCard({ card, isExpired }: SeenCard, language: Language): Markup {
  const { balance, state, states, frozenUntil } = TILL_TEXTS[language];
  const word = states[isExpired ? 'EXPIRED' : card.status];
  return html`<dl>
    <dt>${balance}</dt>
    <dd>${formatTableMoney(card.balanceMinor, card.currencyCode, language)}</dd>
    <dt>${state}</dt>
    <dd>${isExpired || card.frozenUntil === null ? word : frozenUntil(formatTime(card.frozenUntil, language))}</dd>
  </dl>`;
}

/** Says what was paid, and what is left. */
export function receiptPage(language: Language, amount: bigint, purchase: Purchase, number: string): Page {
  const texts = TILL_TEXTS[language];
  const money = (minor: bigint): string => formatTableMoney(minor, purchase.currencyCode ?? '', language);
  const again = `${pageAddress(TILL, language)}&number=${encodeURIComponent(number)}`;
  const content = html`<p role="status">${texts.paid(money(amount))}</p>
    <p>${texts.left(money(BigInt(purchase.balance ?? '0')))}</p>
    <p>
      <a href="${again}">${texts.again}</a>
    </p>`;
  return page(language, texts.receipt, content);
}

/** Faults that a tester sets and ends. */
export function controlPage(faults: Faults, language: Language): Page {
  const texts = TILL_TEXTS[language];
  const content = html`<p class="note">${texts.controlNote}</p>
    <p><a href="${pageAddress(TILL, language)}">${texts.till}</a></p>
    <form method="post" action="${pageAddress(CONTROL, language)}" class="till">
      ${FAULTS.map(
        (fault) =>
          html`<label class="check"
            ><input type="checkbox" name="${fault}" value="on" ${faults.has(fault) ? html`checked` : ''} />
            ${texts.faults[fault]}</label
          >`,
      )}
      <button class="primary">${texts.save}</button>
    </form>`;
  return page(language, texts.control, content);
}
