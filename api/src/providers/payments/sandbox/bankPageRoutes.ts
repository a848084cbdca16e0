import type { FastifyInstance, FastifyReply } from 'fastify';
import { findForgery, invalidFields, type Fields } from './bankForms.ts';
import { replyTo, notifyMerchant, type Verdict } from './bankReplies.ts';
import { payFromAccount } from './bankSettlement.ts';
import { REST_FAULTS } from './faults.ts';
import { html } from '../../sandbox/html.ts';
import { textsFor } from './pageTexts.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';

const DUPLICATE: Verdict = {
  decision: 'ERROR',
  reasonCode: '104',
  message: 'The access_key and transaction_uuid of this request were used before.',
  transactionId: null,
};
const CANCELLED: Verdict = {
  decision: 'CANCEL',
  reasonCode: null,
  message: 'The consumer cancelled the transaction',
  transactionId: null,
};
const invalid = (invalid: readonly string[]): Verdict => ({
  decision: 'ERROR',
  reasonCode: '102',
  message: 'One or more fields in the request contains invalid data.',
  transactionId: null,
  invalidFields: invalid,
});

/** The hosted page on which a person confirms a bank debit. */
export function bankPageRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.post('/pay', (request, reply) => {
    const fields = readForm(request);
    const forgery = fields === null ? 'a field occurs twice' : findForgery(fields, context);
    if (fields === null || forgery !== null) refuse(reply, fields?.get('locale'), forgery ?? '');
    else if (URL.canParse(fields.get('override_custom_receipt_page') ?? '')) open(context, reply, fields);
    else refuse(reply, fields.get('locale'), 'override_custom_receipt_page');
  });
  app.post('/pay/answer', (request, reply) => {
    const sent = readForm(request);
    const checkout = isForeign(request) ? undefined : context.store.checkouts.get(sent?.get('checkout') ?? '');
    if (checkout === undefined) refuse(reply, undefined, 'checkout');
    else if (checkout.decided) leave(context, reply, new Map(checkout.fields), DUPLICATE);
    else decide(context, reply, new Map(checkout.fields), sent?.get('action') === 'pay');
  });
}

function open(context: SandboxContext, reply: FastifyReply, fields: Fields): void {
  const { checkouts } = context.store;
  const uuid = fields.get('transaction_uuid') ?? '';
  const wrong = invalidFields(fields, context.store);
  if (checkouts.get(uuid)?.decided) leave(context, reply, fields, DUPLICATE);
  else if (wrong.length > 0) leave(context, reply, fields, invalid(wrong));
  else {
    checkouts.put(uuid, { fields: [...fields], decided: false });
    showForm(context, reply, fields);
  }
}

function decide(context: SandboxContext, reply: FastifyReply, fields: Fields, isPaid: boolean): void {
  const fault = context.faults.take(REST_FAULTS, fields.get('reference_number') ?? '');
  if (fault === 'error5xx') void reply.code(502).send('');
  else if (fault === 'timeoutBefore') reply.hijack();
  else {
    // A form that was left has sent nothing yet.
    context.store.checkouts.put(fields.get('transaction_uuid') ?? '', { fields: [...fields], decided: isPaid });
    const verdict = isPaid ? payFromAccount(context, fields) : CANCELLED;
    if (fault === null) leave(context, reply, fields, verdict);
    else reply.hijack();
  }
}

function refuse(reply: FastifyReply, locale: string | undefined, reason: string): void {
  const { language, refused, goBack } = textsFor(locale ?? 'en');
  const content = html`<p>${goBack}</p>
    <p><code>${reason}</code></p>`;
  sendPage(reply, { language, title: refused, content }, 403);
}

function showForm({ store }: SandboxContext, reply: FastifyReply, fields: Fields): void {
  const texts = textsFor(fields.get('locale') ?? '');
  const token = store.tokens.get(fields.get('payment_token') ?? '');
  const { lastFour = '' } = store.instruments.get(token?.instrumentId ?? '') ?? {};
  const amount = new Intl.NumberFormat(texts.language, { style: 'currency', currency: 'USD' });
  const content = html`<p class="note">${texts.sandbox}</p>
    <dl>
      <dt>${texts.company}</dt>
      <dd>${token?.holder ?? ''}</dd>
      <dt>${texts.amount}</dt>
      <dd>${amount.format(Number(fields.get('amount')))}</dd>
      <dt>${texts.account}</dt>
      <dd>${texts.accountEnding(lastFour)}</dd>
      <dt>${texts.reference}</dt>
      <dd>${fields.get('reference_number') ?? ''}</dd>
    </dl>
    <p>${texts.consent}</p>
    <form method="post" action="/pay/answer">
      <input type="hidden" name="checkout" value="${fields.get('transaction_uuid') ?? ''}" />
      <button class="primary" name="action" value="pay">${texts.pay}</button>
      <button name="action" value="cancel">${texts.cancel}</button>
    </form>`;
  sendPage(reply, { language: texts.language, title: texts.title, content });
}

/** Takes the browser back with the signed reply, and tells the server unless the person cancelled. */
function leave(context: SandboxContext, reply: FastifyReply, fields: Fields, verdict: Verdict): void {
  const texts = textsFor(fields.get('locale') ?? '');
  const signed = replyTo(fields, verdict, context);
  const receipt = fields.get('override_custom_receipt_page') ?? '';
  const cancel = fields.get('override_custom_cancel_page') ?? receipt;
  const target = new URL(verdict.decision === 'CANCEL' ? cancel : receipt);
  if (verdict.decision !== 'CANCEL') notifyMerchant(context, fields, signed);
  const content = html`<form method="post" action="${target.href}">
    ${[...signed].map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <button class="primary">${texts.next}</button>
  </form>`;
  const { language, returning } = texts;
  // The portal leads on to the page that began the payment, of whatever origin; browsers hold that to this policy, too.
  sendPage(reply, { language, title: returning, content, formTargets: ['*'], submits: true });
}
