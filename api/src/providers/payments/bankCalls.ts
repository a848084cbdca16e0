import { toDecimal } from '@portal/shared/domain/money/money';
import { object, string } from 'yup';
import { toTokenBillTo } from './billTo.ts';
import { toChangeResult, paymentSchema } from './cardCalls.ts';
import type { BankAccountType, CreditResult, PaymentGateway, StoreBankAccountResult } from './PaymentGateway.ts';
import { toReasonCode, isUndecided } from './reasonCodes.ts';
import { isSuccess, readResponse, readRefusalCode, type CallRest, type RestResponse } from './restClient.ts';

const TYPES: Readonly<Record<BankAccountType, string>> = {
  C: 'checking',
  S: 'savings',
  X: 'corporate checking',
};
const CURRENCY = 'USD';
const SEC_CODE = 'CCD';
const idSchema = object({ id: string().required() });

export function createBankCalls(
  call: CallRest,
): Pick<PaymentGateway, 'storeBankAccount' | 'updateBankAccount' | 'creditBankAccount'> {
  return {
    storeBankAccount: async ({ routingNumber, accountNumber, accountType, billTo }) => {
      const instrument = toCreatedId(
        await call('post', '/tms/v1/instrumentidentifiers', { bankAccount: { number: accountNumber, routingNumber } }),
      );
      if (typeof instrument !== 'string') return instrument;
      const token = toCreatedId(
        await call('post', '/tms/v1/paymentinstruments', {
          bankAccount: { type: TYPES[accountType] },
          processingInformation: { bankTransferOptions: { SECCode: SEC_CODE } },
          billTo: toTokenBillTo(billTo),
          instrumentIdentifier: { id: instrument },
        }),
      );
      return typeof token === 'string' ? { outcome: 'stored', token, instrumentIdentifier: instrument } : token;
    },
    updateBankAccount: async ({ token, accountType, billTo }) =>
      toChangeResult(
        await call('patch', `/tms/v1/paymentinstruments/${encodeURIComponent(token)}`, {
          bankAccount: { type: TYPES[accountType] },
          billTo: toTokenBillTo(billTo),
        }),
      ),
    creditBankAccount: async ({ token, amountMinor, reference }) =>
      toCreditResult(
        await call('post', '/pts/v2/credits', {
          clientReferenceInformation: { code: reference },
          processingInformation: { bankTransferOptions: { secCode: SEC_CODE } },
          paymentInformation: { paymentInstrument: { id: token }, paymentType: { name: 'CHECK' } },
          orderInformation: { amountDetails: { totalAmount: toDecimal(amountMinor, CURRENCY), currency: CURRENCY } },
        }),
      ),
  };
}

/** Identifier of what was made, or why there is none. */
function toCreatedId(response: RestResponse | null): string | Exclude<StoreBankAccountResult, { outcome: 'stored' }> {
  if (response === null) return { outcome: 'failed' };
  const reasonCode = readRefusalCode(response);
  if (reasonCode !== null) return { outcome: 'refused', reasonCode };
  return (isSuccess(response) ? readResponse(idSchema, response)?.id : undefined) ?? { outcome: 'failed' };
}

function toCreditResult(response: RestResponse | null): CreditResult {
  if (response === null) return { outcome: 'unknown' };
  const refusal = readRefusalCode(response);
  if (refusal !== null) return { outcome: 'declined', gatewayId: null, reasonCode: refusal };
  const credit = isSuccess(response) ? readResponse(paymentSchema, response) : null;
  if (credit === null) return { outcome: 'unknown' };
  if (['PENDING', 'AUTHORIZED', 'COMPLETED'].includes(credit.status))
    return { outcome: 'submitted', gatewayId: credit.id };
  const reasonCode = toReasonCode(credit.errorInformation.reason);
  if (!['DECLINED', 'INVALID_REQUEST'].includes(credit.status) || isUndecided(reasonCode))
    return { outcome: 'unknown' };
  return { outcome: 'declined', gatewayId: credit.id, reasonCode };
}
