import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { toMinor } from '@portal/shared/domain/money/money';
import { array, date, object, string, type InferType } from 'yup';
import type { FindPaymentsResult, FoundPayment } from './PaymentGateway.ts';
import { REVIEW_CODES } from './reasonCodes.ts';
import { isSuccess, readResponse, type CallRest } from './restClient.ts';

/** The signs of which a reference may consist, so that it is one word of the search. */
const REFERENCE = /^[\w-]{1,50}$/;
const LIMIT = 100;
const DONE = '1';

const summarySchema = object({
  id: string().required(),
  submitTimeUtc: date().required(),
  clientReferenceInformation: object({ code: string() }),
  applicationInformation: object({
    reasonCode: string(),
    applications: array(object({ name: string(), rCode: string(), reasonCode: string() })).default([]),
  }),
  orderInformation: object({ amountDetails: object({ totalAmount: string(), currency: string() }) }),
});
const searchSchema = object({
  _embedded: object({ transactionSummaries: array(summarySchema.required()).default([]) }),
});
type Summary = InferType<typeof summarySchema>;

/** Everything that the gateway has recorded under a reference. */
export async function findPayments(call: CallRest, reference: string): Promise<FindPaymentsResult> {
  if (!REFERENCE.test(reference)) return { outcome: 'found', payments: [] };
  const response = await call('post', '/tss/v2/searches', {
    save: false,
    timezone: 'UTC',
    query: `clientReferenceInformation.code:${reference}`,
    offset: 0,
    limit: LIMIT,
    sort: 'submitTimeUtc:asc',
  });
  const found = response !== null && isSuccess(response) ? readResponse(searchSchema, response) : null;
  if (found === null) return { outcome: 'failed' };
  const payments = found._embedded.transactionSummaries
    .filter(({ clientReferenceInformation }) => clientReferenceInformation.code === reference)
    .flatMap(toPayment);
  return { outcome: 'found', payments };
}

/** Checks of new cards move no money and are left out. */
function toPayment(summary: Summary): readonly FoundPayment[] {
  const { totalAmount = '', currency = '' } = summary.orderInformation.amountDetails;
  const amountMinor = isCurrencyCode(currency) ? toMinor(totalAmount, currency) : null;
  if (amountMinor === null || amountMinor === 0n) return [];
  return [
    {
      gatewayId: summary.id,
      state: stateOf(summary),
      reasonCode: summary.applicationInformation.reasonCode ?? '0',
      amountMinor,
      currencyCode: currency,
      submittedAt: summary.submitTimeUtc,
    },
  ];
}

function stateOf({ applicationInformation: { applications, reasonCode = '' } }: Summary): FoundPayment['state'] {
  if (REVIEW_CODES.includes(reasonCode)) return 'pending';
  if (applications.some(({ name, rCode }) => name === 'ics_credit' && rCode === DONE)) return 'refunded';
  if (applications.some(({ name, rCode }) => name === 'ics_bill' && rCode === DONE)) return 'captured';
  return applications.some(({ rCode }) => rCode !== DONE) ? 'declined' : 'pending';
}
