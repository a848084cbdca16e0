import { toDecimal } from '@portal/shared/domain/money/money';
import { html, type Markup } from '../../sandbox/html.ts';
import type { Page } from '../../sandbox/sendPage.ts';
import type { Purchase, TillRefusal } from './cardRecords.ts';
import type { SeenCard } from './createCardBook.ts';
import { FAULTS, type Fault, type Faults } from './faults.ts';

/** Where the till answers, at the sandbox as on the portal's port. */
export const TILL = '/dev/till';
export const CONTROL = `${TILL}/control`;

const page = (title: string, content: Markup): Page => ({ language: 'en', title, content, style: `${TILL}/style.css` });

const money = (minor: string | bigint, currencyCode: string): string =>
  `${toDecimal(BigInt(minor), currencyCode)} ${currencyCode}`;

interface TillForm {
  readonly purchaseId: string;
  readonly number: string;
  readonly seen: SeenCard | null;
  readonly amount: string;
  /** What is wrong with the number, or with what was typed before. */
  readonly problem: string | null;
}

/** The till: a card's number, its PIN, and how much to pay. */
export function tillPage({ purchaseId, number, seen, amount, problem }: TillForm): Page {
  const content = html`<p class="note">Sandbox of the issuer of rewards: nothing is sold here.</p>
    ${problem === null ? '' : html`<p class="note" role="alert">${problem}</p>`} ${seen === null ? '' : seenCard(seen)}
    <form method="post" action="${TILL}" class="till">
      <input type="hidden" name="purchaseId" value="${purchaseId}" />
      <label>Number <input name="number" value="${number}" autocomplete="off" required maxlength="200" /></label>
      ${
        seen?.hasPin === false
          ? ''
          : html`<label
              >PIN or security code <input name="pin" inputmode="numeric" autocomplete="off" maxlength="20"
            /></label>`
      }
      <label
        >Amount${seen === null ? '' : ` in ${seen.card.currencyCode}`}
        <input name="amount" value="${amount}" inputmode="decimal" autocomplete="off" required maxlength="20"
      /></label>
      <button class="primary">Pay</button>
    </form>`;
  return page('Till', content);
}

function seenCard({ card, isExpired }: SeenCard): Markup {
  const state = isExpired ? 'Expired' : STATES[card.status];
  return html`<dl>
    <dt>Left on the card</dt>
    <dd>${money(card.balanceMinor, card.currencyCode)}</dd>
    <dt>State</dt>
    <dd>
      ${state}${card.frozenUntil === null ? '' : ` until ${card.frozenUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC`}
    </dd>
  </dl>`;
}

const STATES = { ACTIVE: 'Can be used', FROZEN: 'On hold', VOID: 'Cancelled' } as const;

const REFUSALS: Readonly<Record<TillRefusal, string>> = {
  UNKNOWN: 'There is no card with this number.',
  PIN: 'The PIN or security code is another one.',
  FROZEN: 'This card is on hold.',
  VOID: 'This card was cancelled.',
  EXPIRED: 'This card has expired.',
  SHORT: 'There is less on the card.',
};

/** Why nothing is paid; null: it was. */
export const problemOf = ({ refused }: Pick<Purchase, 'refused'>): string | null =>
  refused === null ? null : REFUSALS[refused];

/** What was paid, and what is left. */
export function receiptPage(amount: bigint, { balance, currencyCode }: Purchase, number: string): Page {
  const currency = currencyCode ?? '';
  const content = html`<p role="status">Paid ${money(amount, currency)}.</p>
    <p>${money(balance ?? '0', currency)} left on the card.</p>
    <p><a href="${TILL}?number=${encodeURIComponent(number)}">Pay again with this card</a></p>`;
  return page('Paid', content);
}

const FAULT_NAMES: Readonly<Record<Fault, string>> = {
  slow: 'Calls are answered slowly',
  down: 'The issuer is down',
  answerLost: 'Answers to changes are lost, after they were made',
  eventsLate: 'Events are told half a minute late',
  eventsDoubled: 'Events are told twice',
  eventsMissing: 'Events are not told, only read',
};

/** Faults that a tester sets and ends. */
export function controlPage(faults: Faults): Page {
  const content = html`<p class="note">Sandbox of the issuer of rewards: its cards are worth nothing.</p>
    <p><a href="${TILL}">Till</a></p>
    <form method="post" action="${CONTROL}" class="till">
      ${FAULTS.map(
        (fault) =>
          html`<label class="check"
            ><input type="checkbox" name="${fault}" value="on" ${faults.has(fault) ? html`checked` : ''} />
            ${FAULT_NAMES[fault]}</label
          >`,
      )}
      <button class="primary">Save</button>
    </form>`;
  return page('Issuer of rewards', content);
}
