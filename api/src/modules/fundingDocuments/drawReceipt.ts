import type { Language } from '@portal/shared/domain/enumerations';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { receiptDocument } from '../../pdf/documents/receiptDocument.ts';
import type { PdfFile } from '../../pdf/PdfFile.ts';
import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import { readReceipt } from '../deposits/index.ts';

export interface ReceiptDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
}

/**
 * The receipt of a deposit, to download and to be mailed; null when the transaction is no deposit into the account. Rejects
 * when it cannot be drawn.
 */
export async function drawReceipt(
  { db, clock, pdf }: ReceiptDeps,
  account: AccountRow,
  transaction: string,
  language: Language,
): Promise<PdfFile | null> {
  const receipt = await readReceipt(db, account, transaction, { language, now: clock.now() });
  if (receipt === null) return null;
  return {
    name: `receipt-${receipt.number}.pdf`,
    bytes: await pdf.render(account.platform_id, receiptDocument(receipt, pdfTexts(language))),
  };
}
