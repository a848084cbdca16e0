import { exponentOf } from '@portal/shared/domain/money/currencies';
import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { toDecimal } from '@portal/shared/domain/money/money';
import { oneOf } from '../../db/oneOf.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import type { FundingFileHeadings, fundingFileTexts } from '../../texts/fundingFileTexts.ts';
import type { XlsxCell, XlsxNumber } from '../../xlsx/xlsxCell.ts';
import { describeMovement } from './describeMovement.ts';
import type { MovementView } from './readerView.ts';
import { getAuthor } from './toTransaction.ts';

/** A row of a file of transactions. */
interface FileRow extends MovementView {
  readonly timeZone: string;
}

type FileTexts = ReturnType<typeof fundingFileTexts>;

interface FundingFileColumn {
  readonly heading: keyof FundingFileHeadings;
  /** Characters. */
  readonly width: number;
  readonly cell: (entry: FileRow, texts: FileTexts) => XlsxCell;
}

const amount = (minor: bigint, currencyCode: string): XlsxNumber => ({
  decimal: toDecimal(minor, currencyCode),
  decimals: exponentOf(currencyCode),
});

const BALANCE: FundingFileColumn = {
  heading: 'balanceAfter',
  width: 16,
  cell: ({ row }) => (row.balanceAfterMinor === null ? null : amount(row.balanceAfterMinor, row.currencyCode)),
};

const COLUMNS: readonly FundingFileColumn[] = [
  { heading: 'createdAt', width: 20, cell: ({ row, timeZone }) => zonedTime(row.createdAt, timeZone) },
  { heading: 'type', width: 18, cell: ({ row }, { types }) => types[oneOf(TRANSACTION_TYPES, row.type)] },
  { heading: 'transactionId', width: 38, cell: ({ row }) => row.identifier },
  { heading: 'amount', width: 16, cell: ({ row }) => amount(row.amountMinor, row.currencyCode) },
  { heading: 'currency', width: 10, cell: ({ row }) => row.currencyCode },
  { heading: 'accountNumber', width: 16, cell: ({ wallet }) => wallet.accountNumber },
  { heading: 'accountName', width: 28, cell: ({ wallet }) => wallet.accountDisplayName },
  { heading: 'status', width: 12, cell: ({ row }, { statuses }) => statuses[row.status] },
  { heading: 'description', width: 48, cell: (view, texts) => describeMovement(view, texts) },
  { heading: 'referenceOrderId', width: 24, cell: ({ row }) => row.order?.referenceOrderId ?? null },
  { heading: 'createdBy', width: 24, cell: (view) => getAuthor(view) },
  { heading: 'accountIdentifier', width: 16, cell: ({ wallet }) => wallet.accountIdentifier },
];

/** The columns of a file of transactions: those of the list, then what the detail says; the balance for those who may see it. */
export const fundingFileColumns = (showsBalance: boolean): readonly FundingFileColumn[] =>
  showsBalance ? [...COLUMNS, BALANCE] : COLUMNS;
