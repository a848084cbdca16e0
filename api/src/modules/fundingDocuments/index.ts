import type { ApiModule } from '../ApiModule.ts';
import { documentRoutes } from './documentRoutes.ts';
import type { ReceiptDeps } from './drawReceipt.ts';
import { createReceiptService } from './receiptService.ts';
import { createStatementService } from './statementService.ts';

export { createReceiptFiles } from './receiptAttachment.ts';

/** Wires statements of accounts and receipts of deposits. */
export const createFundingDocumentsModule = ({ db, clock, pdf }: ReceiptDeps): ApiModule => ({
  routes: documentRoutes({
    statements: createStatementService({ db, clock }),
    receipts: createReceiptService({ db, clock, pdf }),
    pdf,
  }),
});
