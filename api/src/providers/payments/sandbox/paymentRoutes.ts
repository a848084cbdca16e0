import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import { earliestDay } from '@portal/shared/domain/ordering/lastDay';
import { toMinor } from '@portal/shared/domain/money/money';
import type { FastifyInstance } from 'fastify';
import { array, boolean, object, string, type InferType } from 'yup';
import { dueFromNow } from './bankSettlement.ts';
import { cardInstrument, getIssuingCountry, findCardRefusal } from './instruments.ts';
import { CAPTURED, getCents, declined, OUT_OF_RANGE_CENTS, getOutcome, type Outcome } from './outcomes.ts';
import {
  respond,
  invalid,
  isSandboxResponse,
  notFound,
  part,
  readBody,
  type SandboxResponse,
} from './sandboxResponse.ts';
import type { SandboxContext } from './SandboxContext.ts';
import { newId } from './newId.ts';

const billTo = part({
  firstName: string().max(60),
  lastName: string().max(60),
  company: part({ name: string().max(60) }),
  address1: string().max(60),
  address2: string().max(60),
  locality: string().max(50),
  administrativeArea: string().max(20),
  postalCode: string().max(14),
  country: string().length(2),
  email: string().max(255),
});
const schema = object({
  clientReferenceInformation: object({ code: string().max(50).required() })
    .noUnknown()
    .required(),
  processingInformation: part({
    capture: boolean(),
    commerceIndicator: string().oneOf(['internet']),
    actionList: array(string().oneOf(['TOKEN_CREATE']).required()),
    actionTokenTypes: array(string().oneOf(['paymentInstrument', 'instrumentIdentifier']).required()),
    bankTransferOptions: part({ secCode: string().oneOf(['CCD', 'PPD', 'WEB', 'TEL']) }),
  }),
  paymentInformation: object({
    card: part({
      number: string().required(),
      type: string().required(),
      expirationMonth: string()
        .matches(/^(0[1-9]|1[0-2])$/)
        .required(),
      expirationYear: string()
        .matches(/^\d{4}$/)
        .required(),
      securityCode: string().required(),
    }),
    paymentInstrument: part({ id: string().required() }),
    paymentType: part({ name: string().oneOf(['CHECK']) }),
  })
    .noUnknown()
    .required(),
  orderInformation: object({
    amountDetails: object({ totalAmount: string().required(), currency: string().required() }).noUnknown().required(),
    billTo,
  })
    .noUnknown()
    .required(),
}).noUnknown();
type Body = InferType<typeof schema>;

/** Payments, checks of new cards and credits of the REST interface. */
export function paymentRoutes(app: FastifyInstance, context: SandboxContext): void {
  const serve = (url: string, work: (context: SandboxContext, body: Body) => SandboxResponse): void => {
    app.post(url, (request, reply) => {
      const body = readBody(request, schema);
      const reference = isSandboxResponse(body) ? '' : body.clientReferenceInformation.code;
      respond(context, reply, reference, () =>
        isSandboxResponse(body) ? body : (refusalOfAmount(body) ?? work(context, body)),
      );
    });
  };
  serve('/pts/v2/payments', pay);
  serve('/pts/v2/credits', credit);
}

const invalidAmount = (): SandboxResponse => invalid('INVALID_AMOUNT', 'orderInformation.amountDetails.totalAmount');

function refusalOfAmount({ orderInformation: { amountDetails } }: Body): SandboxResponse | null {
  const { totalAmount, currency } = amountDetails;
  const minor = isCurrencyCode(currency) ? toMinor(totalAmount, currency) : null;
  return minor === null || minor < 0n ? invalidAmount() : null;
}

const pay = (context: SandboxContext, body: Body): SandboxResponse =>
  body.paymentInformation.card ? checkCard(context, body, body.paymentInformation.card) : charge(context, body);

/** An authorisation of nothing that makes a token, as a card is stored. */
function checkCard(
  { store, config, clock }: SandboxContext,
  body: Body,
  card: NonNullable<Body['paymentInformation']['card']>,
): SandboxResponse {
  const { amountDetails, billTo: owner } = body.orderInformation;
  if (Number(amountDetails.totalAmount) !== 0 || !body.processingInformation?.actionList?.includes('TOKEN_CREATE'))
    return invalid('NOT_SUPPORTED', 'paymentInformation.card');
  const refusal = findCardRefusal(card, clock.trueTime());
  if (refusal !== null) return toPaymentResponse(newId(), body, declined(refusal));
  const instrument = cardInstrument(card.number, card.type, config.instrumentKey);
  if (store.instruments.get(instrument.id) === undefined) store.instruments.put(instrument.id, instrument);
  const id = newId();
  const expiration = `${card.expirationYear}-${card.expirationMonth}`;
  const holder = `${owner?.firstName ?? ''} ${owner?.lastName ?? ''}`.trim();
  store.tokens.put(id, { id, instrumentId: instrument.id, holder, expiration, accountType: null });
  const answered = toPaymentResponse(newId(), body, CAPTURED);
  const tokenInformation = { paymentInstrument: { id }, instrumentIdentifier: { id: instrument.id, state: 'ACTIVE' } };
  const issuerInformation = { country: getIssuingCountry(card.number) };
  return { ...answered, body: { ...answered.body, issuerInformation, tokenInformation } };
}

function charge({ store, clock }: SandboxContext, body: Body): SandboxResponse {
  const token = store.tokens.get(body.paymentInformation.paymentInstrument?.id ?? '');
  const instrument = store.instruments.get(token?.instrumentId ?? '');
  if (token === undefined || instrument?.kind !== 'card') return notFound('Token not found');
  if (body.processingInformation?.capture !== true) return invalid('NOT_SUPPORTED', 'processingInformation.capture');
  const { totalAmount, currency } = body.orderInformation.amountDetails;
  if (getCents(totalAmount) === OUT_OF_RANGE_CENTS) return invalidAmount();
  const isExpired = (token.expiration ?? '') < earliestDay(clock.trueTime()).slice(0, 7);
  const outcome = isExpired ? declined('202') : getOutcome(totalAmount, instrument.script);
  const id = newId();
  store.payments.put(id, {
    id,
    kind: 'card',
    state: outcome.state,
    reasonCode: outcome.reasonCode,
    returnCode: null,
    reference: body.clientReferenceInformation.code,
    amount: totalAmount,
    currency,
    tokenId: token.id,
    refundOf: null,
    at: clock.trueTime().toISOString(),
    dueAt: null,
  });
  return toPaymentResponse(id, body, outcome);
}

function credit(context: SandboxContext, body: Body): SandboxResponse {
  const { store } = context;
  const token = store.tokens.get(body.paymentInformation.paymentInstrument?.id ?? '');
  const instrument = store.instruments.get(token?.instrumentId ?? '');
  const { totalAmount, currency } = body.orderInformation.amountDetails;
  if (token === undefined || instrument?.kind !== 'bankAccount') return notFound('Token not found');
  if (currency !== 'USD') return invalid('INVALID_DATA', 'orderInformation.amountDetails.currency');
  const id = newId();
  store.payments.put(id, {
    id,
    kind: 'credit',
    state: 'submitted',
    reasonCode: '100',
    returnCode: null,
    reference: body.clientReferenceInformation.code,
    amount: totalAmount,
    currency,
    tokenId: token.id,
    refundOf: null,
    at: context.clock.trueTime().toISOString(),
    dueAt: dueFromNow(context),
  });
  return toPaymentResponse(id, body, { state: 'captured', status: 'PENDING', reasonCode: '100', reason: null });
}

const toPaymentResponse = (id: string, body: Body, { status, reason }: Outcome): SandboxResponse => ({
  status: 201,
  body: {
    id,
    submitTimeUtc: new Date().toISOString(),
    status,
    clientReferenceInformation: body.clientReferenceInformation,
    orderInformation: { amountDetails: body.orderInformation.amountDetails },
    ...(reason !== null && { errorInformation: { reason, message: reason } }),
  },
});
