import { createBalanceRows } from './balanceRows.ts';
import { createLineRows } from './lineRows.ts';
import { createOrderRows } from './orderRows.ts';
import type { ReportRows, RowChoices } from './ReportRows.ts';
import { createTransactionRows } from './transactionRows.ts';

/** Returns the rows of a report by its type. */
export async function createReportRows(choices: RowChoices): Promise<ReportRows> {
  switch (choices.type) {
    case 'ORDERS':
      return createOrderRows(choices);
    case 'REWARD_LINES':
      return createLineRows(choices);
    case 'UNDELIVERED':
      return createLineRows(choices, 'NOT_DELIVERED');
    case 'TRANSACTIONS':
      return createTransactionRows(choices);
    case 'BALANCES':
      return createBalanceRows(choices);
  }
}
