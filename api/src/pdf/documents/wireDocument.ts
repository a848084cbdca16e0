import { fillText } from '../../texts/deliveryTexts.ts';
import type { PdfTexts, WireField } from '../../texts/pdf/pdfTexts.ts';
import type { PdfDocument } from '../PdfDocument.ts';
import { type AccountDocument, documentFrame } from './documentFrame.ts';

/** Where a wire to an account goes. */
export interface WireData extends AccountDocument {
  /** What the sender writes on the wire. */
  readonly reference: string;
  /** In the order in which they are shown. */
  readonly fields: readonly { readonly field: WireField; readonly value: string }[];
}

/** Instructions for a wire, to be handed to those who send it. */
export function wireDocument(data: WireData, texts: PdfTexts): PdfDocument {
  const { wire, fact } = texts;
  const { reference, currencyCode, issuer } = data;
  return {
    ...documentFrame(data, texts),
    title: fillText(wire.title, { account: data.accountName }),
    subject: wire.heading,
    heading: wire.heading,
    lead: fillText(wire.lead, { currency: currencyCode, reference }),
    facts: [
      { label: wire.reference, value: reference },
      { label: fact.currency, value: currencyCode },
      ...data.fields.map(({ field, value }) => ({ label: wire.field[field], value })),
      // Without the number of the portal's account, which nobody shall mistake for the bank's.
      { label: fact.organisation, value: data.organisation },
      { label: fact.account, value: data.accountName },
    ],
    tables: [],
    notes: wire.notes.map((note) => fillText(note, { email: issuer.supportAddress })),
  };
}
