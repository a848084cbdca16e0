import type { Language } from '@portal/shared/domain/enumerations';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { PdfRenderer } from '../../pdf/createPdfRenderer.ts';
import { orderReceiptDocument } from '../../pdf/documents/orderReceiptDocument.ts';
import type { PdfFile } from '../../pdf/PdfFile.ts';
import { pdfTexts } from '../../texts/pdf/pdfTexts.ts';
import type { OrderView } from '../orders/index.ts';
import { readOrderReceipt, requirePaid, type ReadPayment } from './readOrderReceipt.ts';

export interface OrderReceiptDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly pdf: PdfRenderer;
  readonly readPayment: ReadPayment;
  /** The id of the product that shipping is booked as; null: it has none. */
  readonly shippingProduct?: string | null;
}

/** Draws the receipt of an order, to download and to be mailed. Raises 409 for one that is not paid, or not written yet. */
export async function drawOrderReceipt(
  { db, clock, pdf, readPayment, shippingProduct = null }: OrderReceiptDeps,
  order: OrderView,
  language: Language,
): Promise<PdfFile> {
  const payment = await readPayment(db, keyOf(order), order.refunded_minor);
  requirePaid(order, payment);
  const receipt = await readOrderReceipt(db, order, { payment, language, now: clock.now() });
  return {
    name: `receipt-${receipt.reference}.pdf`,
    bytes: await pdf.render(
      order.platform_id,
      orderReceiptDocument({ ...receipt, shippingProduct }, pdfTexts(language)),
    ),
  };
}
