import type { Language } from '@portal/shared/domain/enumerations';
import { fillText } from '../../texts/deliveryTexts.ts';
import { formatDay } from '../../texts/formatMoney.ts';
import type { PdfTexts } from '../../texts/pdf/languages/PdfTexts.ts';
import type { PdfDocument, PdfFact } from '../PdfDocument.ts';

/** The facts that every document about an account says. Times are ISO 8601. */
export interface AccountDocument {
  readonly language: Language;
  readonly pageSize?: 'LETTER' | 'A4';
  readonly issuer: { readonly name: string; readonly supportAddress: string };
  readonly organisation: string;
  readonly accountName: string;
  readonly accountNumber: string;
  readonly currencyCode: string;
  readonly createdAt: string;
}

/** The parts of a document that do not depend on what it is about. */
export function documentFrame(
  data: AccountDocument,
  texts: PdfTexts,
): Pick<PdfDocument, 'language' | 'pageSize' | 'issuer' | 'createdAt' | 'footer'> {
  const { language, pageSize, issuer } = data;
  const createdAt = new Date(data.createdAt);
  const text = fillText(texts.footer, { issuer: issuer.name, day: formatDay(createdAt, language) });
  return { language, pageSize, issuer, createdAt, footer: { text, pageNumber: texts.pageNumber } };
}

/** Names the organisation and the account that the document is about. */
export const accountFacts = (data: AccountDocument, { fact }: PdfTexts): PdfFact[] => [
  { label: fact.organisation, value: data.organisation },
  { label: fact.account, value: data.accountName },
  { label: fact.accountNumber, value: data.accountNumber },
  { label: fact.currency, value: data.currencyCode },
];

/** A fact, unless nothing is known about it. */
export const factOf = (label: string, value: string | null): PdfFact[] =>
  value === null || value === '' ? [] : [{ label, value }];
