import { CREDENTIAL_TYPES, REWARD_STATUSES, type RewardStatus } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import { open } from '../crypto/seal.ts';
import type { Db } from '../db/client.ts';
import { EVERY_TENANT } from '../db/everyTenant.ts';
import { oneOf } from '../db/oneOf.ts';
import { cardKeyOf } from '../modules/issuing/index.ts';
import type { CardAdoption } from '../providers/rewards/cardAdoption.ts';
import type { AdoptedCard } from '../providers/rewards/sandbox/createCardLedger.ts';

const PAGE = 1_000;
/** How long a reward that is on hold already stays so. */
const HOLD_MS = 48 * 60 * 60_000;

/**
 * Gives the sandbox of the issuer the cards that it lacks of the rewards that are there: those of the demo, or all after it was
 * lost. Cards that it has stay as they are.
 */
export async function fillSandbox(db: Db, cards: CardAdoption, credentialKey: Buffer, now: Date): Promise<void> {
  for (let last = ''; ;) {
    const cardIds = await listCardIds(db, last);
    if (cardIds.length === 0) return;
    const missing = await cards.missing(cardIds);
    if (missing.length > 0) {
      const rows = await listCards(db, missing);
      await cards.adopt(rows.map((row) => toCard(row, credentialKey, now)));
    }
    last = cardIds.at(-1) ?? last;
  }
}

async function listCardIds(db: Db, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('reward_cards')
    .modifyFront(EVERY_TENANT)
    .select('card_id')
    .where('card_id', '>', after)
    .orderBy('card_id')
    .limit(PAGE)
    .execute();
  return rows.map(({ card_id }) => card_id);
}

type CardRow = Awaited<ReturnType<typeof listCards>>[number];

const listCards = (db: Db, cardIds: readonly string[]) =>
  db
    .selectFrom('reward_cards')
    .modifyFront(EVERY_TENANT)
    .innerJoin('rewards', (join) =>
      join
        .onRef('rewards.platform_id', '=', 'reward_cards.platform_id')
        .onRef('rewards.id', '=', 'reward_cards.reward_id'),
    )
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.platform_id', '=', 'rewards.platform_id')
        .onRef('order_lines.id', '=', 'rewards.order_line_id'),
    )
    .select([
      'reward_cards.card_id',
      'rewards.platform_id',
      'rewards.order_line_id',
      'order_lines.brand_key',
      'rewards.credentials_encrypted',
      'rewards.currency_code',
      'rewards.initial_minor',
      'rewards.remaining_minor',
      'rewards.status',
      'rewards.expires_at',
      'rewards.frozen_until',
      'rewards.card_revision',
    ])
    .where(sql<boolean>`reward_cards.card_id = any(${cardIds}::text[])`)
    .execute();

function toCard(row: CardRow, key: Buffer, now: Date): AdoptedCard {
  const status = STATUSES[oneOf(REWARD_STATUSES, row.status)];
  return {
    cardId: row.card_id,
    cardKey: cardKeyOf({ platformId: row.platform_id, id: row.order_line_id }),
    brandKey: row.brand_key,
    credentials: credentialsOf(key, row.credentials_encrypted),
    currencyCode: row.currency_code,
    valueMinor: row.initial_minor,
    balanceMinor: row.remaining_minor,
    status,
    frozenUntil: status === 'FROZEN' ? (row.frozen_until ?? new Date(now.getTime() + HOLD_MS)) : null,
    expiresAt: row.expires_at,
    revision: row.card_revision,
  };
}

const STATUSES: Readonly<Record<RewardStatus, AdoptedCard['status']>> = {
  ACTIVE: 'ACTIVE',
  PARTIALLY_REDEEMED: 'ACTIVE',
  REDEEMED: 'ACTIVE',
  EXPIRED: 'ACTIVE',
  FROZEN: 'FROZEN',
  CANCELLED: 'VOID',
};

/** None where another installation has sealed them: such a card can be acted on, but no till reads it. */
function credentialsOf(key: Buffer, sealed: string): AdoptedCard['credentials'] {
  const values = new Map(Object.entries(openOrNone(key, sealed)));
  return Object.fromEntries(
    CREDENTIAL_TYPES.flatMap((type) => {
      const value = values.get(type);
      return typeof value === 'string' ? [[type, value] as const] : [];
    }),
  );
}

function openOrNone(key: Buffer, sealed: string): Record<string, unknown> {
  try {
    return JSON.parse(open(key, sealed)) as Record<string, unknown>;
  } catch {
    return {};
  }
}
