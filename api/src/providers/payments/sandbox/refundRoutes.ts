import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { toMinor } from '@portal/shared/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { object, string, type InferType } from 'yup';
import { newId } from './newId.ts';
import { declined, DECLINED_REFUND_CENTS, getCents } from './outcomes.ts';
import type { Payment } from './records.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { invalid, isSandboxResponse, notFound, readBody, respond, type SandboxResponse } from './sandboxResponse.ts';

const schema = object({
  clientReferenceInformation: object({ code: string().max(50).required() })
    .noUnknown()
    .required(),
  orderInformation: object({
    amountDetails: object({ totalAmount: string().required(), currency: string().required() }).noUnknown().required(),
  })
    .noUnknown()
    .required(),
}).noUnknown();
type Body = InferType<typeof schema>;

const AMOUNT = 'orderInformation.amountDetails.totalAmount';
const DECLINED = '233';

/** Refunds of charges of the REST interface: parts of one, together no more than it. */
export function refundRoutes(app: FastifyInstance, context: SandboxContext): void {
  app.post<{ readonly Params: { readonly id: string } }>('/pts/v2/payments/:id/refunds', (request, reply) => {
    const body = readBody(request, schema);
    const reference = isSandboxResponse(body) ? '' : body.clientReferenceInformation.code;
    respond(context, reply, reference, () =>
      isSandboxResponse(body) ? body : refund(context, request.params.id, body),
    );
  });
}

function refund({ store, clock }: SandboxContext, chargeId: string, body: Body): SandboxResponse {
  const charge = store.payments.get(chargeId);
  if (charge?.kind !== 'card' || charge.state !== 'captured') return notFound('Payment not found');
  const { totalAmount, currency } = body.orderInformation.amountDetails;
  const minor = toMinorOf({ amount: totalAmount, currency });
  if (currency !== charge.currency || minor === null || minor <= 0n || minor > leftOf(store.payments.list(), charge))
    return invalid('INVALID_AMOUNT', AMOUNT);
  const isDeclined = getCents(totalAmount) === DECLINED_REFUND_CENTS;
  const id = newId();
  store.payments.put(id, {
    id,
    kind: 'refund',
    state: isDeclined ? 'declined' : 'captured',
    reasonCode: isDeclined ? DECLINED : '100',
    returnCode: null,
    reference: body.clientReferenceInformation.code,
    amount: totalAmount,
    currency,
    tokenId: charge.tokenId,
    refundOf: charge.id,
    at: clock.trueTime().toISOString(),
    dueAt: null,
  });
  return toRefundResponse(id, body, isDeclined);
}

const toMinorOf = ({ amount, currency }: Pick<Payment, 'amount' | 'currency'>): bigint | null =>
  isCurrencyCode(currency) ? toMinor(amount, currency) : null;

/** Returns how much of a charge may still go back, in minor units. */
const leftOf = (payments: readonly Payment[], charge: Payment): bigint =>
  payments
    .filter(({ refundOf, state }) => refundOf === charge.id && state !== 'declined')
    .reduce((left, payment) => left - (toMinorOf(payment) ?? 0n), toMinorOf(charge) ?? 0n);

const toRefundResponse = (id: string, body: Body, isDeclined: boolean): SandboxResponse => {
  const { reason } = declined(DECLINED);
  return {
    status: 201,
    body: {
      id,
      submitTimeUtc: new Date().toISOString(),
      status: isDeclined ? 'DECLINED' : 'PENDING',
      clientReferenceInformation: body.clientReferenceInformation,
      refundAmountDetails: {
        refundAmount: body.orderInformation.amountDetails.totalAmount,
        currency: body.orderInformation.amountDetails.currency,
      },
      ...(isDeclined && { errorInformation: { reason, message: reason } }),
    },
  };
};
