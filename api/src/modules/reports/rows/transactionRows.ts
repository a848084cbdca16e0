import { bookedEntries } from '../../../ledger/movementReadModel.ts';
import type { Wallet } from '../../../ledger/MovementSource.ts';
import { fundingFileTexts } from '../../../texts/fundingFileTexts.ts';
import { fundingFileColumns, listWallets, viewMovements } from '../../funding/index.ts';
import { movementFigure } from '../figures/toFigureRow.ts';
import type { ReportRows, RowChoices } from './ReportRows.ts';
import { readInBatches, ROWS_MAX, timesOf } from './readInBatches.ts';

/** Returns the wallets that a report covers. */
export async function listReportWallets({
  db,
  user,
  accountIds,
}: Pick<RowChoices, 'db' | 'user' | 'accountIds'>): Promise<Wallet[]> {
  const wallets = await listWallets(db, user, null);
  const covered = accountIds && new Set(accountIds);
  return covered === null ? wallets : wallets.filter(({ accountId }) => covered.has(accountId));
}

/** Returns what was booked in the accounts, as in the file of the list of transactions. */
export async function createTransactionRows(choices: RowChoices): Promise<ReportRows> {
  const { db, user, hasBalances, timeZone, language } = choices;
  const { platformId } = user;
  const wallets = await listReportWallets(choices);
  const texts = fundingFileTexts(language, timeZone);
  const columns = fundingFileColumns(hasBalances);
  const find = (days: Parameters<ReportRows['open']>[0], limit: number, cap: number) =>
    bookedEntries.find(
      db,
      { platformId, wallets, ...timesOf(days, choices) },
      { direction: 'asc', limit, offset: 0 },
      cap,
    );
  return {
    columns: columns.map(({ heading, width }) => ({ heading: texts.headings[heading], width })),
    count: async (days, cap) => (await find(days, 0, cap)).total,
    open: async (days) =>
      readInBatches((await find(days, ROWS_MAX, ROWS_MAX)).ids, async (ids) => {
        const rows = await bookedEntries.list(db, platformId, ids, 'asc');
        const views = await viewMovements(db, user, wallets, rows);
        return {
          cells: views.map((view) => columns.map(({ cell }) => cell({ ...view, timeZone }, texts))),
          figures: views.map(({ row, wallet }) => movementFigure(row, wallet, timeZone)),
        };
      }),
  };
}
