import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/client.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { documentRoutes } from './documentRoutes.ts';
import { createReceiptService } from './receiptService.ts';
import { createStatementService } from './statementService.ts';

export { documentOf } from './documentOf.ts';

interface FundingDocumentsDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
}

/** Wires statements of accounts and receipts of deposits. */
export const createFundingDocumentsModule = ({ db, clock, pdf }: FundingDocumentsDeps) => ({
  routes: documentRoutes({
    statements: createStatementService({ db, clock }),
    receipts: createReceiptService({ db, clock }),
    pdf,
  }),
});
