import { exponentOf } from '@portal/shared/domain/money/currencies';
import { toDecimal } from '@portal/shared/domain/money/money';
import { splitByMonth, type ReportDays } from '@portal/shared/domain/reports/reportDays';
import type { Wallet } from '../../../ledger/MovementSource.ts';
import { balancesBefore } from '../../../ledger/walletReadModel.ts';
import { balanceFileTexts } from '../../../texts/balanceFileTexts.ts';
import type { XlsxCell } from '../../../xlsx/xlsxCell.ts';
import { balanceFigure } from '../figures/toFigureRow.ts';
import type { ReportRows, RowChoices } from './ReportRows.ts';
import { readInBatches, timesOf } from './readInBatches.ts';
import { listReportWallets } from './transactionRows.ts';

interface MonthEnd {
  readonly day: string;
  readonly wallet: Wallet;
  readonly balanceMinor: bigint;
}

type Texts = ReturnType<typeof balanceFileTexts>;

interface BalanceColumn {
  readonly heading: keyof Texts;
  readonly width: number;
  readonly cell: (row: MonthEnd) => XlsxCell;
}

const COLUMNS: readonly BalanceColumn[] = [
  { heading: 'day', width: 14, cell: ({ day }) => day },
  { heading: 'accountName', width: 28, cell: ({ wallet }) => wallet.accountDisplayName },
  { heading: 'accountNumber', width: 16, cell: ({ wallet }) => wallet.accountNumber },
  { heading: 'group', width: 28, cell: ({ wallet }) => wallet.groupDisplayName },
  { heading: 'accountIdentifier', width: 16, cell: ({ wallet }) => wallet.accountIdentifier },
  { heading: 'currency', width: 10, cell: ({ wallet }) => wallet.currencyCode },
  {
    heading: 'balance',
    width: 16,
    cell: ({ balanceMinor, wallet: { currencyCode } }) => ({
      decimal: toDecimal(balanceMinor, currencyCode),
      decimals: exponentOf(currencyCode),
    }),
  },
];

/** Returns the balance of each account at the end of each month, or of the last day; none before something moved in it. */
export async function createBalanceRows(choices: RowChoices): Promise<ReportRows> {
  const { db, user, language } = choices;
  const wallets = (await listReportWallets(choices)).toSorted(
    (one, other) =>
      one.accountDisplayName.localeCompare(other.accountDisplayName, language) ||
      one.accountIdentifier.localeCompare(other.accountIdentifier),
  );
  const texts = balanceFileTexts(language);
  const walletIds = wallets.map(({ id }) => id);
  const listMonthEnds = async (days: ReportDays): Promise<MonthEnd[]> => {
    const ends: MonthEnd[] = [];
    for (const month of splitByMonth(days)) {
      const { before } = timesOf(month, choices);
      const balances = await balancesBefore(db, { platformId: user.platformId, walletIds }, before);
      for (const wallet of wallets) {
        const balanceMinor = balances.get(wallet.id);
        if (balanceMinor !== undefined) ends.push({ day: month.to, wallet, balanceMinor });
      }
    }
    return ends;
  };
  return {
    columns: COLUMNS.map(({ heading, width }) => ({ heading: texts[heading], width })),
    count: async (days, cap) => Math.min((await listMonthEnds(days)).length, cap),
    open: async (days) =>
      readInBatches(await listMonthEnds(days), (rows) =>
        Promise.resolve({
          cells: rows.map((row) => COLUMNS.map(({ cell }) => cell(row))),
          figures: rows.map(({ day, wallet, balanceMinor }) =>
            balanceFigure({ month: day.slice(0, 7), balanceMinor, currencyCode: wallet.currencyCode }, wallet),
          ),
        }),
      ),
  };
}
