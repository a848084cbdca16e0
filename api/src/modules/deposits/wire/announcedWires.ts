import type { AnnouncedWire } from '@portal/shared/contract/wires';
import { toMajor } from '@portal/shared/domain/money/money';
import type { Executor } from '../../../db/client.ts';
import type { AccountRow } from '../../../access/findVisibleAccount.ts';
import type { SessionUser } from '../../../access/SessionUser.ts';
import { listAnnouncedWires, type DepositRow } from '../depositRepository.ts';
import { expectedBy } from '../expectedBy.ts';

/** A wire as those see it who announced it. */
export const toAnnouncedWire = (row: DepositRow, account: AccountRow): AnnouncedWire => ({
  depositIdentifier: row.identifier,
  accountIdentifier: account.identifier,
  amount: toMajor(row.amount_minor, row.currency_code),
  currencyCode: row.currency_code,
  sentOn: row.sent_on,
  note: row.note,
  expectedBy: expectedBy(row),
  createdAt: row.created_at.toISOString(),
});

/** The wires that a user has announced for an account and that have not arrived, oldest first. */
export async function readAnnouncedWires(
  executor: Executor,
  account: AccountRow,
  user: SessionUser,
): Promise<AnnouncedWire[]> {
  const rows = await listAnnouncedWires(executor, { platformId: account.platform_id, accountId: account.id }, user);
  return rows.map((row) => toAnnouncedWire(row, account));
}
