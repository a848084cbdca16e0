import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { EVERY_TENANT } from '../../../db/everyTenant.ts';

const CHECKED_AT_ONCE = 200;

/** A reward as it is compared with its card; `asked`: the action on it that waits for the issuer. */
export type CheckedReward = Awaited<ReturnType<typeof listCheckedRewards>>[number];

const checkedRewards = (db: Db) =>
  db
    .selectFrom('reward_cards')
    .modifyFront(EVERY_TENANT)
    .innerJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'reward_cards.platform_id')
        .onRef('rewards.id', '=', 'reward_cards.reward_id'),
    )
    .leftJoin('reward_actions', (join) =>
      join
        .onRef('reward_actions.platform_id', '=', 'rewards.platform_id')
        .onRef('reward_actions.reward_id', '=', 'rewards.id')
        .on('reward_actions.state', '=', 'OPEN'),
    )
    .select([
      'rewards.platform_id',
      'rewards.id as reward_id',
      'reward_cards.card_id',
      'rewards.status',
      'rewards.frozen_until',
      'rewards.currency_code',
      'rewards.initial_minor',
      'rewards.remaining_minor',
      'reward_actions.kind as asked',
    ])
    .orderBy('reward_cards.card_id');

const listCheckedRewards = (db: Db, after: string) =>
  checkedRewards(db).where('reward_cards.card_id', '>', after).limit(CHECKED_AT_ONCE).execute();

/** All rewards that have cards, after a card ('': from the first), page by page. */
export async function* eachCheckedReward(db: Db, after: string): AsyncGenerator<readonly CheckedReward[]> {
  for (let last = after; ;) {
    const rows = await listCheckedRewards(db, last);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.card_id ?? last;
  }
}

/** The rewards of these cards. */
export const listRewardsOfIssuedCards = (db: Db, cardIds: readonly string[]): Promise<CheckedReward[]> =>
  checkedRewards(db)
    .where(sql<boolean>`reward_cards.card_id = any(${cardIds}::text[])`)
    .execute();
