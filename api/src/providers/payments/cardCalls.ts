import { isCurrencyCode } from '@portal/shared/domain/money/currencies';
import type { CardBrand } from '@portal/shared/domain/enumerations';
import { toDecimal } from '@portal/shared/domain/money/money';
import { object, string } from 'yup';
import { toExpiration, toPaymentBillTo, toTokenBillTo } from './billTo.ts';
import type { ChangeResult, ChargeResult, PaymentGateway, RefundResult, StoreCardResult } from './PaymentGateway.ts';
import { toReasonCode, isUndecided } from './reasonCodes.ts';
import { isSuccess, readResponse, readRefusalCode, type CallRest, type RestResponse } from './restClient.ts';

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

type CardCalls = Pick<PaymentGateway, 'storeCard' | 'updateCard' | 'removeCard' | 'chargeCard' | 'refundCard'>;

export function createCardCalls(call: CallRest): CardCalls {
  return {
    storeCard: async ({ number, verificationNumber, brand, expiration, billTo, reference }) => {
      const response = await call('post', '/pts/v2/payments', {
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
      return toStoreCardResult(response);
    },
    updateCard: async ({ token, expiration, billTo }) =>
      toChangeResult(
        await call('patch', `/tms/v1/paymentinstruments/${encodeURIComponent(token)}`, {
          card: toExpiration(expiration),
          billTo: toTokenBillTo(billTo),
        }),
      ),
    removeCard: async (token) => {
      const response = await call('delete', `/tms/v1/paymentinstruments/${encodeURIComponent(token)}`);
      return response?.status === 404 || response?.status === 410 ? { outcome: 'done' } : toChangeResult(response);
    },
    chargeCard: async ({ token, amountMinor, currencyCode, reference, billTo }) => {
      if (!isCurrencyCode(currencyCode)) return { outcome: 'declined', gatewayId: null, reasonCode: INVALID };
      const response = await call('post', '/pts/v2/payments', {
        clientReferenceInformation: { code: reference },
        processingInformation: { capture: true, commerceIndicator: 'internet' },
        paymentInformation: { paymentInstrument: { id: token } },
        orderInformation: {
          amountDetails: { totalAmount: toDecimal(amountMinor, currencyCode), currency: currencyCode },
          ...(billTo && { billTo: toPaymentBillTo(billTo) }),
        },
      });
      return toChargeResult(response);
    },
    refundCard: async ({ gatewayId, amountMinor, currencyCode, reference }) => {
      if (!isCurrencyCode(currencyCode)) return { outcome: 'declined', gatewayId: null, reasonCode: INVALID };
      const response = await call('post', `/pts/v2/payments/${encodeURIComponent(gatewayId)}/refunds`, {
        clientReferenceInformation: { code: reference },
        orderInformation: {
          amountDetails: { totalAmount: toDecimal(amountMinor, currencyCode), currency: currencyCode },
        },
      });
      return toRefundResult(response);
    },
  };
}

function toStoreCardResult(response: RestResponse | null): StoreCardResult {
  const charged = toChargeResult(response);
  if (response === null || charged.outcome === 'unknown') return FAILED;
  if (charged.outcome !== 'captured') return { outcome: 'refused', reasonCode: charged.reasonCode };
  const stored = readResponse(storedSchema, response);
  if (stored === null) return FAILED;
  const { issuerInformation, tokenInformation } = stored;
  return {
    outcome: 'stored',
    token: tokenInformation.paymentInstrument.id,
    instrumentIdentifier: tokenInformation.instrumentIdentifier.id,
    issuingCountry: issuerInformation.country ?? null,
  };
}

export function toChangeResult(response: RestResponse | null): ChangeResult {
  if (response === null) return FAILED;
  if (isSuccess(response)) return { outcome: 'done' };
  const reasonCode = readRefusalCode(response);
  return reasonCode === null ? FAILED : { outcome: 'refused', reasonCode };
}

function toChargeResult(response: RestResponse | null): ChargeResult {
  if (response === null) return { outcome: 'unknown' };
  const refusal = readRefusalCode(response);
  if (refusal !== null) return { outcome: 'declined', gatewayId: null, reasonCode: refusal };
  const payment = isSuccess(response) ? readResponse(paymentSchema, response) : null;
  if (payment === null) return { outcome: 'unknown' };
  const { id: gatewayId, errorInformation } = payment;
  const reasonCode = toReasonCode(errorInformation.reason);
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

/** A refund is settled later: the gateway's acceptance is all that there is to hear of it. */
function toRefundResult(response: RestResponse | null): RefundResult {
  if (response === null) return { outcome: 'unknown' };
  const refusal = readRefusalCode(response);
  if (refusal !== null) return { outcome: 'declined', gatewayId: null, reasonCode: refusal };
  const refund = isSuccess(response) ? readResponse(paymentSchema, response) : null;
  if (refund === null) return { outcome: 'unknown' };
  const { id: gatewayId, errorInformation } = refund;
  const reasonCode = toReasonCode(errorInformation.reason);
  if (isUndecided(reasonCode)) return { outcome: 'unknown' };
  switch (refund.status) {
    case 'PENDING':
    case 'TRANSMITTED':
      return { outcome: 'refunded', gatewayId };
    case 'DECLINED':
    case 'INVALID_REQUEST':
      return { outcome: 'declined', gatewayId, reasonCode };
    default:
      return { outcome: 'unknown' };
  }
}
