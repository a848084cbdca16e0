import { FAULTS } from './faults.ts';
import { html, type Markup } from '../../sandbox/html.ts';
import { RETURN_CODES } from './instruments.ts';
import type { Instrument, Payment } from './records.ts';
import type { SandboxContext } from './SandboxContext.ts';
import type { Page } from '../../sandbox/sendPage.ts';

const SHOWN = 50;
const latest = <T>(records: readonly T[]): readonly T[] => records.slice(-SHOWN).reverse();
const page = (title: string, content: Markup): Page => ({ language: 'en', title, content });

/** Everything that a tester may turn. */
export function controlPage({ store, clock }: SandboxContext): Page {
  const { payments, faults, messages } = store;
  const content = html`<p class="note">Sandbox of the payment gateway: no money moves.</p>
    <p><a href="/control/accounts">Bank accounts and their statements</a></p>
    <h2>Bank calendar</h2>
    <p>${clock.now().toISOString().slice(0, 10)}. Debits and credits settle after two business days.</p>
    <form method="post" action="/control/clock">
      <label>Days <input name="days" type="number" min="1" max="400" value="1" /></label>
      <button>Move on</button>
    </form>
    <h2>Payments</h2>
    ${tableOf(['Reference', 'Kind', 'Amount', 'State', 'Reason', 'Action'], latest(payments.list()).map(paymentRow))}
    <h2>Faults</h2>
    <form method="post" action="/control/faults">
      <label
        >Fault
        <select name="kind">
          ${FAULTS.map((kind) => html`<option>${kind}</option>`)}
        </select></label
      >
      <label>Reference (all when empty) <input name="reference" maxlength="50" /></label>
      <label>Times (always when empty) <input name="times" type="number" min="1" value="1" /></label>
      <button>Set</button>
    </form>
    ${tableOf(
      ['Fault', 'Reference', 'Times left', 'Action'],
      faults
        .list()
        .map(({ id, kind, reference, left }) => [
          kind,
          reference ?? 'all',
          left ?? 'always',
          button(`/control/faults/${id}/remove`, 'Remove'),
        ]),
    )}
    <h2>Messages to the merchant’s server</h2>
    ${tableOf(
      ['Time', 'Reference', 'Answers', 'Action'],
      latest(messages.list()).map(({ id, at, reference, results }) => [
        at,
        reference,
        results.join(', ') || 'not sent',
        button(`/control/messages/${id}`, results.length === 0 ? 'Send' : 'Send again'),
      ]),
    )}`;
  return page('Payment gateway sandbox', content);
}

type Cell = string | number | Markup;

const tableOf = (heads: readonly string[], rows: readonly (readonly Cell[])[]): Markup =>
  rows.length === 0
    ? html`<p>None yet.</p>`
    : html`<div class="wide" role="group" tabindex="0" aria-label="${heads.join(', ')}">
        <table>
          <thead>
            <tr>
              ${heads.map((head) => html`<th scope="col">${head}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (cells) =>
                html`<tr>
                  ${cells.map((cell) => html`<td>${cell}</td>`)}
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;

const button = (action: string, text: string): Markup =>
  html`<form method="post" action="${action}"><button>${text}</button></form>`;

const paymentRow = (payment: Payment): readonly Cell[] => [
  payment.reference,
  payment.kind,
  `${payment.amount} ${payment.currency}`,
  payment.returnCode === null ? payment.state : `${payment.state} ${payment.returnCode}`,
  payment.reasonCode,
  actionsOf(payment),
];

function actionsOf({ id, state, reference }: Payment): Markup {
  const action = `/control/payments/${id}`;
  if (state === 'review')
    return html`<form method="post" action="${action}">
      <button name="action" value="approve">Approve</button>
      <button name="action" value="decline">Decline</button>
    </form>`;
  if (state !== 'submitted' && state !== 'settled') return html``;
  return html`<form method="post" action="${action}">
    ${state === 'submitted' ? html`<button name="action" value="settle">Settle now</button>` : ''}
    <select name="returnCode" aria-label="Return code of ${reference}">
      ${RETURN_CODES.map((code) => html`<option>${code}</option>`)}
    </select>
    <button name="action" value="return">Return</button>
  </form>`;
}

const nameOf = ({ routingNumber, lastFour }: Instrument): string => `${routingNumber ?? ''} ••••${lastFour}`;

/** Accounts whose statements a tester may read. */
export function accountsPage({ store: { instruments, tokens } }: SandboxContext): Page {
  const accounts = instruments.list().filter(({ kind }) => kind === 'bankAccount');
  const holderOf = (account: Instrument) =>
    tokens.list().find(({ instrumentId }) => instrumentId === account.id)?.holder ?? '';
  const rows = accounts.map((account) => [
    html`<a href="/control/accounts/${account.id}">${nameOf(account)}</a>`,
    holderOf(account),
  ]);
  return page('Bank accounts', tableOf(['Account', 'Holder'], rows));
}

/** Draws what the holder of an account sees at the bank; micro-deposits among it. */
export function statementPage({ store: { payments, tokens } }: SandboxContext, account: Instrument): Page {
  const own = new Set(
    tokens
      .list()
      .filter(({ instrumentId }) => instrumentId === account.id)
      .map(({ id }) => id),
  );
  const rows = latest(payments.list().filter(({ tokenId, state }) => own.has(tokenId) && state !== 'declined')).map(
    ({ at, reference, kind, amount, state }) => [
      at.slice(0, 10),
      reference,
      `${kind === 'credit' ? '+' : '−'}${amount} USD`,
      state === 'settled' ? 'booked' : state === 'returned' ? 'returned' : 'announced',
    ],
  );
  return page(`Statement of ${nameOf(account)}`, tableOf(['Date', 'Reference', 'Amount', 'State'], rows));
}
