import type { FastifyInstance } from 'fastify';
import { boolean, number, object, string } from 'yup';
import type { Payment } from './records.ts';
import { respond, invalid, isSandboxResponse, readBody } from './sandboxResponse.ts';
import type { SandboxContext } from './SandboxContext.ts';

const QUERY = /^clientReferenceInformation\.code:([\w-]{1,50})$/;
const LIMIT = 2_500;

const schema = object({
  save: boolean(),
  name: string(),
  timezone: string(),
  query: string().required(),
  offset: number().integer().min(0).default(0),
  limit: number().integer().min(1).max(LIMIT).default(20),
  sort: string().oneOf(['submitTimeUtc:asc']),
}).noUnknown();

/** The transaction search, of which only the question by reference is known. */
export function searchRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.post('/tss/v2/searches', (request, reply) => {
    const body = readBody(request, schema);
    const reference = isSandboxResponse(body) ? undefined : QUERY.exec(body.query)?.[1];
    respond(context, reply, '', () => {
      if (isSandboxResponse(body)) return body;
      if (reference === undefined) return invalid('INVALID_DATA', 'query');
      const found = context.store.payments.list().filter((payment) => payment.reference === reference);
      const shown = found.slice(body.offset, body.offset + body.limit);
      return {
        status: 201,
        body: {
          query: body.query,
          totalCount: found.length,
          count: shown.length,
          ...(shown.length > 0 && { _embedded: { transactionSummaries: shown.map(summaryOf) } }),
        },
      };
    });
  });
}

const summaryOf = (payment: Payment) => ({
  id: payment.id,
  submitTimeUtc: payment.at,
  clientReferenceInformation: { code: payment.reference },
  applicationInformation: {
    reasonCode: payment.reasonCode,
    applications: applicationsOf(payment).map((name) => ({
      name,
      reasonCode: payment.reasonCode,
      rCode: payment.state === 'declined' ? '0' : '1',
      rFlag: payment.state === 'declined' ? 'DCARDREFUSED' : 'SOK',
    })),
  },
  orderInformation: { amountDetails: { totalAmount: payment.amount, currency: payment.currency } },
});

function applicationsOf({ kind, state }: Payment): readonly string[] {
  if (kind === 'debit') return ['ics_ecp_debit'];
  if (kind === 'refund') return ['ics_credit'];
  if (kind === 'credit') return ['ics_ecp_credit'];
  return state === 'captured' ? ['ics_auth', 'ics_bill'] : ['ics_auth'];
}
