import type { AnnouncedWire } from '@portal/shared/contract/wires';
import { toMajor } from '@portal/shared/domain/money';
import type { AccountRow } from '../../access/findVisibleAccount.ts';
import type { DepositRow } from '../deposits/index.ts';
import { expectedBy } from '../funding/index.ts';

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
