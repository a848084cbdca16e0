import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import type { CardBrand } from '@portal/shared/domain/enumerations';
import { toDecimal } from '@portal/shared/domain/money/money';
import { object, string } from 'yup';
import { toExpiration, toPaymentBillTo, toTokenBillTo } from './billTo.ts';
import type { ChangeResult, ChargeResult, PaymentGateway, StoreCardResult } from './PaymentGateway.ts';
import { codeOfReason, isUndecided } from './reasonCodes.ts';
import { isSuccess, readAnswer, refusalOf, type CallRest, type RestAnswer } from './restClient.ts';

const TYPES: Readonly<Record<CardBrand, string>> = {
  VISA: '001',
  MASTER_CARD: '002',
  AMERICAN_EXPRESS: '003',
  DISCOVER: '004',
  DINERS_CLUB: '005',
  JCB: '007',
};
const SUCCESS = '100';
const INVALID = '102';
const PARTIAL = '110';
const REVIEW = '480';
const FAILED = { outcome: 'failed' } as const;

const idSchema = object({ id: string().required() });
export const paymentSchema = object({
  id: string().required(),
  status: string().required(),
  errorInformation: object({ reason: string() }),
});
const storedSchema = object({
  issuerInformation: object({ country: string() }),
  tokenInformation: object({ paymentInstrument: idSchema.required(), instrumentIdentifier: idSchema.required() }),
});

type CardCalls = Pick<PaymentGateway, 'storeCard' | 'updateCard' | 'removeCard' | 'chargeCard'>;

export function createCardCalls(call: CallRest): CardCalls {
  return {
    storeCard: async ({ number, verificationNumber, brand, expiration, billTo, reference }) => {
      const answer = await call('post', '/pts/v2/payments', {
        clientReferenceInformation: { code: reference },
        processingInformation: {
          commerceIndicator: 'internet',
          actionList: ['TOKEN_CREATE'],
          actionTokenTypes: ['paymentInstrument', 'instrumentIdentifier'],
        },
        paymentInformation: {
          card: { number, type: TYPES[brand], securityCode: verificationNumber, ...toExpiration(expiration) },
        },
        orderInformation: {
          amountDetails: { totalAmount: toDecimal(0n, 'USD'), currency: 'USD' },
          billTo: toPaymentBillTo(billTo),
        },
      });
      return storedBy(answer);
    },
    updateCard: async ({ token, expiration, billTo }) =>
      changedBy(
        await call('patch', `/tms/v1/paymentinstruments/${encodeURIComponent(token)}`, {
          card: toExpiration(expiration),
          billTo: toTokenBillTo(billTo),
        }),
      ),
    removeCard: async (token) => {
      const answer = await call('delete', `/tms/v1/paymentinstruments/${encodeURIComponent(token)}`);
      return answer?.status === 404 || answer?.status === 410 ? { outcome: 'done' } : changedBy(answer);
    },
    chargeCard: async ({ token, amountMinor, currencyCode, reference, billTo }) => {
      if (!isCurrencyCode(currencyCode)) return { outcome: 'declined', gatewayId: null, reasonCode: INVALID };
      const answer = await call('post', '/pts/v2/payments', {
        clientReferenceInformation: { code: reference },
        processingInformation: { capture: true, commerceIndicator: 'internet' },
        paymentInformation: { paymentInstrument: { id: token } },
        orderInformation: {
          amountDetails: { totalAmount: toDecimal(amountMinor, currencyCode), currency: currencyCode },
          ...(billTo && { billTo: toPaymentBillTo(billTo) }),
        },
      });
      return chargedBy(answer);
    },
  };
}

function storedBy(answer: RestAnswer | null): StoreCardResult {
  const charged = chargedBy(answer);
  if (answer === null || charged.outcome === 'unknown') return FAILED;
  if (charged.outcome !== 'captured') return { outcome: 'refused', reasonCode: charged.reasonCode };
  const stored = readAnswer(storedSchema, answer);
  if (stored === null) return FAILED;
  const { issuerInformation, tokenInformation } = stored;
  return {
    outcome: 'stored',
    token: tokenInformation.paymentInstrument.id,
    instrumentIdentifier: tokenInformation.instrumentIdentifier.id,
    issuingCountry: issuerInformation.country ?? null,
  };
}

export function changedBy(answer: RestAnswer | null): ChangeResult {
  if (answer === null) return FAILED;
  if (isSuccess(answer)) return { outcome: 'done' };
  const reasonCode = refusalOf(answer);
  return reasonCode === null ? FAILED : { outcome: 'refused', reasonCode };
}

function chargedBy(answer: RestAnswer | null): ChargeResult {
  if (answer === null) return { outcome: 'unknown' };
  const refusal = refusalOf(answer);
  if (refusal !== null) return { outcome: 'declined', gatewayId: null, reasonCode: refusal };
  const payment = isSuccess(answer) ? readAnswer(paymentSchema, answer) : null;
  if (payment === null) return { outcome: 'unknown' };
  const { id: gatewayId, errorInformation } = payment;
  const reasonCode = codeOfReason(errorInformation.reason);
  if (isUndecided(reasonCode)) return { outcome: 'unknown' };
  switch (payment.status) {
    case 'AUTHORIZED':
      return { outcome: 'captured', gatewayId, reasonCode: SUCCESS };
    case 'PARTIAL_AUTHORIZED':
      return { outcome: 'pending', gatewayId, reasonCode: PARTIAL };
    case 'AUTHORIZED_PENDING_REVIEW':
    case 'PENDING_REVIEW':
    case 'PENDING':
      return { outcome: 'pending', gatewayId, reasonCode: reasonCode === '0' ? REVIEW : reasonCode };
    case 'DECLINED':
    case 'AUTHORIZED_RISK_DECLINED':
    case 'PENDING_AUTHENTICATION':
    case 'INVALID_REQUEST':
      return { outcome: 'declined', gatewayId, reasonCode };
    default:
      return { outcome: 'unknown' };
  }
}
