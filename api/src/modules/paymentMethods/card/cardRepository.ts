import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../../db/client.ts';
import { isUuid } from '../../../db/isUuid.ts';
import type { PaymentCards } from '../../../db/schema.generated.ts';
import type { AccountKey } from '../../../ledger/Journal.ts';
import { PREPARED } from '../../../db/preparingPool.ts';

export type CardRow = Selectable<PaymentCards>;

/** The cards of an account, newest first. */
export const listCards = (executor: Executor, { platformId, accountId }: AccountKey): Promise<CardRow[]> =>
  executor
    .selectFrom('payment_cards')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** The card of a token, also when it was removed meanwhile. */
export const findKeptCard = (executor: Executor, platformId: bigint, token: string | null) =>
  executor
    .selectFrom('payment_cards')
    .modifyFront(PREPARED)
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('token', '=', token)
    .executeTakeFirst();

/** The card of a token among those of an account. */
export const findCardOfAccount = async (
  executor: Executor,
  { platformId, accountId }: AccountKey,
  token: string,
): Promise<CardRow | undefined> =>
  isUuid(token)
    ? executor
        .selectFrom('payment_cards')
        .selectAll()
        .where('platform_id', '=', platformId)
        .where('account_id', '=', accountId)
        .where('token', '=', token)
        .where('removed_at', 'is', null)
        .executeTakeFirst()
    : undefined;

/** Null when the account has this card already. */
export async function insertCard(tx: Tx, card: Insertable<PaymentCards>): Promise<CardRow | null> {
  const row = await tx
    .insertInto('payment_cards')
    .values(card)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Writes to a card unless it has another version by now: then null. */
export async function updateCard(
  tx: Tx,
  card: Pick<CardRow, 'platform_id' | 'id' | 'version'>,
  change: Updateable<PaymentCards>,
): Promise<CardRow | null> {
  const row = await tx
    .updateTable('payment_cards')
    .set({ ...change, version: card.version + 1 })
    .where('platform_id', '=', card.platform_id)
    .where('id', '=', card.id)
    .where('version', '=', card.version)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
