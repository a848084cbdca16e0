import { ACCESS_FAILURES } from '../../access/accessErrors.ts';
import type { TransferBody } from '@portal/shared/contract/funding';
import type { TransferAccount } from '@portal/shared/domain/funding/transferRules';
import type { Tx } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { listParties } from './fundingReadModel.ts';

/** An account of a transfer with what the rules ask about it. */
export interface TransferParty extends TransferAccount {
  readonly accountId: bigint;
  readonly isInUse: boolean;
}

/** Null where none is named. */
interface TransferParties {
  readonly from: TransferParty | null;
  readonly to: TransferParty | null;
}

/** The accounts of a transfer. Raises 404 for one that the user does not see. */
export async function findParties(tx: Tx, user: SessionUser, body: TransferBody): Promise<TransferParties> {
  const rows = await listParties(tx, user, [body.fromAccountIdentifier, body.toAccountIdentifier]);
  const toParty = (group: string, identifier: string): TransferParty | null => {
    if (identifier === '') return null;
    const row = rows.find((one) => one.identifier === identifier && one.groupIdentifier === group);
    if (row === undefined) throw new AppError(ACCESS_FAILURES.accountNotFound);
    return {
      accountId: row.id,
      accountIdentifier: row.identifier,
      currencyCode: row.currency_code,
      balanceMinor: row.balance_minor ?? 0n,
      isInUse: row.active && row.status === 'ACTIVE',
    };
  };
  return {
    from: toParty(body.fromGroupIdentifier, body.fromAccountIdentifier),
    to: toParty(body.toGroupIdentifier, body.toAccountIdentifier),
  };
}
