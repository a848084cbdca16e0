import { sum } from '@portal/shared/domain/money/money';
import { fillText } from '../../texts/deliveryTexts.ts';
import { formatDay, formatMoney, formatShortDay, formatTableMoney } from '../../texts/formatMoney.ts';
import type { PdfTexts } from '../../texts/pdf/languages/PdfTexts.ts';
import type { PdfDocument, PdfTable } from '../PdfDocument.ts';
import { type AccountDocument, accountFacts, documentFrame } from './documentFrame.ts';

export interface StatementRow {
  /** ISO 8601. */
  readonly at: string;
  /** In the language of the document. */
  readonly description: string;
  readonly reference: string;
  /** Minor units; below zero for what left the account. */
  readonly amount: bigint;
}

/** An account's booked transactions of whole days, oldest first. Amounts are minor units of `currencyCode`. */
export interface StatementData extends AccountDocument {
  /** The first and the last day, as ISO 8601. */
  readonly from: string;
  readonly until: string;
  readonly openingBalance: bigint;
  readonly rows: readonly StatementRow[];
  readonly closingBalance: bigint;
}

/** The statement of an account. Throws when opening balance and rows do not come to the closing balance. */
export function statementDocument(data: StatementData, texts: PdfTexts): PdfDocument {
  const { statement } = texts;
  const difference = data.openingBalance + sum(data.rows.map(({ amount }) => amount)) - data.closingBalance;
  if (difference !== 0n) throw new Error(`The statement of ${data.accountNumber} is off by ${difference}`);
  const days = {
    account: data.accountName,
    from: formatDay(new Date(data.from), data.language),
    until: formatDay(new Date(data.until), data.language),
  };
  const money = (minor: bigint): string => formatMoney(minor, data.currencyCode, data.language);
  return {
    ...documentFrame(data, texts),
    title: fillText(statement.title, days),
    subject: statement.heading,
    heading: statement.heading,
    lead: fillText(statement.lead, days),
    facts: [
      ...accountFacts(data, texts),
      { label: statement.opening, value: money(data.openingBalance) },
      { label: statement.closing, value: money(data.closingBalance) },
    ],
    tables: [transactions(data, texts)],
    notes: [fillText(statement.note, { email: data.issuer.supportAddress })],
  };
}

/** As much of a reference as fits a line; the history finds a transaction by it. */
const REFERENCE_LENGTH = 8;

function transactions(data: StatementData, { statement, fact }: PdfTexts): PdfTable {
  const money = (minor: bigint): string => formatTableMoney(minor, data.currencyCode, data.language);
  const day = (iso: string): string => formatShortDay(new Date(iso), data.language);
  let balance = data.openingBalance;
  const rows = data.rows.map(({ at, description, reference, amount }) => {
    balance += amount;
    return [day(at), description, reference.slice(0, REFERENCE_LENGTH), money(amount), money(balance)];
  });
  const amounts = data.rows.map(({ amount }) => amount);
  return {
    heading: statement.transactions,
    columns: [
      { header: statement.date, align: 'start', width: 1.1 },
      { header: statement.description, align: 'start', width: 2.6 },
      { header: fact.transactionId, align: 'start', width: 1.5 },
      { header: statement.amount, align: 'end', width: 1.3 },
      { header: statement.balance, align: 'end', width: 1.4 },
    ],
    rows: [[day(data.from), statement.opening, '', '', money(data.openingBalance)], ...rows],
    totals: [
      ['', statement.moneyIn, '', money(sum(amounts.filter((amount) => amount > 0n))), ''],
      ['', statement.moneyOut, '', money(sum(amounts.filter((amount) => amount < 0n))), ''],
      [day(data.until), statement.closing, '', '', money(data.closingBalance)],
    ],
  };
}
