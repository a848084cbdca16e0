import type { ExpectedWire, ExpectedWiresQuery, WireAccount } from '@portal/shared/contract/staffWires';
import { fullName } from '@portal/shared/domain/people/fullName';
import { toMajor, toMinor } from '@portal/shared/domain/money/money';
import { isWireCurrency } from '@portal/shared/domain/funding/wireInstructions';
import type { Db } from '../../../db/client.ts';
import { readCappedPage } from '../../../lists/readCappedPage.ts';
import type { List } from '../../../lists/sendList.ts';
import {
  countExpectedWiresOfAll,
  listCancelledWires,
  listExpectedWires,
  type ExpectedWireRow,
} from '../depositReadModel.ts';
import { findAccountsByReference } from '../../accounts/index.ts';

/** Lists that staff match the bank's statement with: the wires that are expected, and the accounts of those that are not. */
export const createExpectedWiresService = (db: Db) => ({
  list: async ({ page, size, q }: ExpectedWiresQuery): Promise<List<ExpectedWire>> => {
    const search = { reference: q, amountMinor: amountOf(q) };
    return readCappedPage(
      { page, size },
      {
        count: (limit) => countExpectedWiresOfAll(db, search, limit),
        read: (window) => listExpectedWires(db, search, window),
      },
      toExpectedWire,
    );
  },

  /** Returns the accounts whose currency takes wires. */
  accounts: async (reference: string): Promise<WireAccount[]> => {
    const accounts = (await findAccountsByReference(db, reference)).filter(({ currency_code }) =>
      isWireCurrency(currency_code),
    );
    return Promise.all(
      accounts.map(async (account) => {
        const cancelled = await listCancelledWires(db, { platformId: account.platform_id, accountId: account.id });
        return {
          ...toWireAccount(account),
          cancelled: cancelled.map((wire) => toExpectedWire({ ...account, ...wire })),
        };
      }),
    );
  },
});

export type ExpectedWiresService = ReturnType<typeof createExpectedWiresService>;

/** Every currency in which wires are taken has as many decimals as this one. */
const LIKE_ALL = 'USD';

const amountOf = (text: string): bigint | null => toMinor(text.replaceAll(',', ''), LIKE_ALL);

const toWireAccount = (
  row: Pick<
    ExpectedWireRow,
    'platform_client_id' | 'platform_name' | 'account_identifier' | 'display_name' | 'account_number' | 'currency_code'
  >,
) => ({
  platformClientId: row.platform_client_id,
  platformName: row.platform_name,
  accountIdentifier: row.account_identifier,
  accountDisplayName: row.display_name,
  reference: row.account_number,
  currencyCode: row.currency_code,
});

const toExpectedWire = (row: ExpectedWireRow): ExpectedWire => ({
  ...toWireAccount(row),
  depositIdentifier: row.identifier,
  amount: toMajor(row.amount_minor, row.currency_code),
  sentOn: row.sent_on,
  note: row.note,
  createdAt: row.created_at.toISOString(),
  createdBy: fullName(row.first_name, row.last_name),
  cancelledAt: row.finished_at?.toISOString() ?? null,
});
