import { randomUUID } from 'node:crypto';
import type { Language } from '@portal/shared/domain/enumerations';
import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { toMinor } from '@portal/shared/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { isForeign, readForm, sendPage } from '../../sandbox/sendPage.ts';
import { pageLanguage, type PageQuery } from '../../sandbox/pageLanguage.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { receiptPage, TILL, tillPage } from './tillPages.ts';
import type { TillProblem } from './tillTexts.ts';

interface TillQuery extends PageQuery {
  readonly number?: string | string[];
}

/** The till, a page that a phone opens from the code of a reward. */
export function tillRoutes(app: FastifyInstance, { ledger }: SandboxContext): void {
  const form = (language: Language, number: string, amount = '', problem: TillProblem | null = null) => {
    const seen = ledger.look(number);
    const unknown = number === '' || seen !== null ? null : 'UNKNOWN';
    return tillPage({ language, purchaseId: randomUUID(), number, seen, amount, problem: problem ?? unknown });
  };

  app.get<{ Querystring: TillQuery }>(TILL, (request, reply) => {
    const { number } = request.query;
    sendPage(reply, form(pageLanguage(request), typeof number === 'string' ? number : ''));
  });
  app.post<{ Querystring: PageQuery }>(TILL, (request, reply) => {
    const language = pageLanguage(request);
    const fields = isForeign(request) ? null : readForm(request);
    if (fields === null) {
      void reply.code(400).send('');
      return;
    }
    const number = fields.get('number') ?? '';
    const amount = fields.get('amount') ?? '';
    const seen = ledger.look(number);
    const amountMinor = seen === null ? 1n : amountOf(amount, seen.card.currencyCode);
    if (amountMinor === null) {
      sendPage(reply, form(language, number, amount, 'AMOUNT'), 422);
      return;
    }
    const purchase = ledger.spend({
      purchaseId: fields.get('purchaseId') ?? randomUUID(),
      number,
      pin: fields.get('pin') ?? '',
      amountMinor,
    });
    const { refused } = purchase;
    if (refused === null) sendPage(reply, receiptPage(language, amountMinor, purchase, number));
    else sendPage(reply, form(language, number, amount, refused), 422);
  });
}

function amountOf(text: string, currencyCode: string): bigint | null {
  const minor = isCurrencyCode(currencyCode) ? toMinor(text.trim().replace(',', '.'), currencyCode) : null;
  return minor !== null && minor > 0n ? minor : null;
}
