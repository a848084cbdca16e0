import { holds } from '@portal/shared/domain/access/permissions';
import type { Executor } from '../../db/client.ts';
import type { Movement, Wallet } from '../../ledger/MovementSource.ts';
import type { SessionUser } from '../../access/SessionUser.ts';
import { mayOpenOrderBy } from '../orders/index.ts';
import { listWalletsById } from './fundingReadModel.ts';

/** A movement as its reader may know it. */
export interface MovementView {
  readonly row: Movement;
  readonly wallet: Wallet;
  /** The other account of a transfer; undefined when there is none, or none that the reader sees. */
  readonly other: Wallet | undefined;
  readonly showsBalance: boolean;
  /** Names of recipients and of who ordered are for those who may open the order. */
  readonly showsNames: boolean;
}

/** Returns the rows that are in one of these wallets, as the user may know them. */
export async function viewMovements(
  executor: Executor,
  user: SessionUser,
  wallets: readonly Wallet[],
  rows: readonly Movement[],
): Promise<MovementView[]> {
  const known = new Map(wallets.map((wallet) => [wallet.id, wallet]));
  const missing = rows.flatMap(({ otherWalletId }) =>
    otherWalletId === null || known.has(otherWalletId) ? [] : [otherWalletId],
  );
  const others = missing.length === 0 ? [] : await listWalletsById(executor, user, [...new Set(missing)]);
  const all = new Map([...known, ...others.map((wallet): [bigint, Wallet] => [wallet.id, wallet])]);
  const showsBalance = holds(user, 'VIEW_BALANCE_ACCESS');
  return rows.flatMap((row) => {
    const wallet = known.get(row.walletId);
    const other = row.otherWalletId === null ? undefined : all.get(row.otherWalletId);
    return wallet === undefined ? [] : [{ row, wallet, other, showsBalance, showsNames: mayReadNames(user, row) }];
  });
}

/** The fee of a reissue belongs to no order yet; who asked for it may know it, and whoever may open all orders. */
function mayReadNames(user: SessionUser, { order, type, authorId }: Movement): boolean {
  const buyerId = order?.buyerId ?? (type === 'REISSUE_FEE' ? authorId : null);
  return buyerId === null || mayOpenOrderBy(user, buyerId);
}
