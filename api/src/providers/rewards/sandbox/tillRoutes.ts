import { randomUUID } from 'node:crypto';
import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { toMinor } from '@portal/shared/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { problemOf, receiptPage, TILL, tillPage } from './tillPages.ts';

const BAD_AMOUNT = 'Type an amount above 0, in the currency of the card.';

/** The till, a page that a phone opens from the code of a reward. */
export function tillRoutes(app: FastifyInstance, { book }: SandboxContext): void {
  const form = (number: string, amount = '', problem: string | null = null) => {
    const seen = book.look(number);
    const unknown = number === '' || seen !== null ? null : problemOf({ refused: 'UNKNOWN' });
    return tillPage({ purchaseId: randomUUID(), number, seen, amount, problem: problem ?? unknown });
  };

  app.get<{ Querystring: { number?: string | string[] } }>(TILL, (request, reply) => {
    const { number } = request.query;
    sendPage(reply, form(typeof number === 'string' ? number : ''));
  });
  app.post(TILL, (request, reply) => {
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) {
      void reply.code(400).send('');
      return;
    }
    const number = fields.get('number') ?? '';
    const amount = fields.get('amount') ?? '';
    const seen = book.look(number);
    const amountMinor = seen === null ? 1n : amountOf(amount, seen.card.currencyCode);
    if (amountMinor === null) {
      sendPage(reply, form(number, amount, BAD_AMOUNT), 422);
      return;
    }
    const purchase = book.spend({
      purchaseId: fields.get('purchaseId') ?? randomUUID(),
      number,
      pin: fields.get('pin') ?? '',
      amountMinor,
    });
    const problem = problemOf(purchase);
    if (problem === null) sendPage(reply, receiptPage(amountMinor, purchase, number));
    else sendPage(reply, form(number, amount, problem), 422);
  });
}

function amountOf(text: string, currencyCode: string): bigint | null {
  const minor = isCurrencyCode(currencyCode) ? toMinor(text.trim().replace(',', '.'), currencyCode) : null;
  return minor !== null && minor > 0n ? minor : null;
}
