import type { BankRequest, BankResult } from '@portal/shared/contract/bankAccounts';
import { portalApi } from '../../../api/portalApi.ts';
import { listTag } from '../../../api/tags.ts';

/** A deposit that a bank's page is to be asked for; `amount`: decimal text, major units. */
interface BankDepositCall {
  readonly accountIdentifier: string;
  readonly bankAccountIdentifier: string;
  readonly amount: string;
  readonly returnPage?: string;
  readonly idempotencyKey: string;
}

/** Endpoints of deposits by bank. */
const bankDepositApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    requestBankDeposit: build.mutation<BankRequest, BankDepositCall>({
      query: ({ accountIdentifier, bankAccountIdentifier, idempotencyKey, ...body }) => ({
        url: `/ach/funding/account/${encodeURIComponent(accountIdentifier)}/subscription/${encodeURIComponent(bankAccountIdentifier)}/request`,
        method: 'POST',
        body,
        headers: { 'idempotency-key': idempotencyKey },
      }),
      // It counts towards the limit of the day.
      invalidatesTags: [listTag('Funding')],
    }),
    /** By the reference of the request. */
    bankResult: build.query<BankResult, string>({
      query: (reference) => `/ach/request/${encodeURIComponent(reference)}`,
    }),
  }),
});

export const { useLazyBankResultQuery, useRequestBankDepositMutation } = bankDepositApi;
