import { portalApi } from '../../api/portalApi.ts';
import { saveFile } from '../../api/saveFile.ts';
import type { TransactionKey } from '../fundingApi.ts';

/** A month of an account. */
interface StatementOrder {
  /** `YYYY-MM` */
  readonly month: string;
  readonly accountIdentifier: string;
  readonly format: 'pdf' | 'csv';
}

/** Files about the funds of an account; each call returns the name of the saved file. */
const fundingDocumentsApi = portalApi.injectEndpoints({
  endpoints: (build) => ({
    downloadStatement: build.mutation<string, StatementOrder>({
      query: ({ month, ...params }) => ({ url: `/funding/statements/${month}`, params, responseHandler: saveFile }),
    }),
    downloadReceipt: build.mutation<string, TransactionKey>({
      query: ({ accountIdentifier, accountTransactionID }) => ({
        url: `/funding/${encodeURIComponent(accountTransactionID)}/receipt`,
        params: { accountIdentifier },
        responseHandler: saveFile,
      }),
    }),
  }),
});

export const { useDownloadReceiptMutation, useDownloadStatementMutation } = fundingDocumentsApi;
