import { FUNDING_DAYS } from '@portal/shared/domain/funding/expectedFunds';
import { shownWireValue, type WireField } from '@portal/shared/domain/funding/wireInstructions';
import { fillText } from '../../texts/deliveryTexts.ts';
import { formatMoney } from '../../texts/formatMoney.ts';
import type { PdfTexts } from '../../texts/pdf/languages/PdfTexts.ts';
import type { PdfDocument } from '../PdfDocument.ts';
import { type AccountDocument, documentFrame } from './documentFrame.ts';

/** The instructions for a wire to an account. `minimum`: minor units of `currencyCode`. */
export interface WireData extends AccountDocument {
  /** The words that the sender writes on the wire. */
  readonly reference: string;
  readonly minimum: bigint;
  /** In the order in which they are shown. */
  readonly fields: readonly { readonly field: WireField; readonly value: string }[];
}

/** Instructions for a wire, to be handed to those who send it. */
export function wireDocument(data: WireData, texts: PdfTexts): PdfDocument {
  const { wire, fact } = texts;
  const { reference, currencyCode, issuer } = data;
  const { min, max } = FUNDING_DAYS.WIRE_DEPOSIT;
  const values = { min: String(min), max: String(max), email: issuer.supportAddress };
  return {
    ...documentFrame(data, texts),
    title: fillText(wire.title, { account: data.accountName }),
    subject: wire.heading,
    heading: wire.heading,
    lead: fillText(wire.lead, { currency: currencyCode, reference }),
    facts: [
      { label: wire.reference, value: reference },
      { label: fact.currency, value: currencyCode },
      ...data.fields.map(({ field, value }) => ({ label: wire.field[field], value: shownWireValue(field, value) })),
      { label: wire.minimum, value: formatMoney(data.minimum, currencyCode, data.language) },
      // Without the number of the portal's account, which nobody shall mistake for the bank's.
      { label: fact.organisation, value: data.organisation },
      { label: fact.account, value: data.accountName },
    ],
    tables: [],
    notes: wire.notes.map((note) => fillText(note, values)),
  };
}
