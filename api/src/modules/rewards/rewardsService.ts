import { REWARD_STATUSES, type RewardStatus } from '@portal/shared/domain/enumerations';
import { rewardStatusAt } from '@portal/shared/domain/ordering/rewardStatus';
import { fullName } from '@portal/shared/domain/people/fullName';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { RewardPageState } from '../../texts/languages/DeliveryTexts.ts';
import { artworkPath } from '../artwork/index.ts';
import { openCredentials } from './openCredentials.ts';
import { readRewardByToken, type RewardRow } from './rewardReadModel.ts';
import { markFirstViewed } from './rewardRepository.ts';
import type { RewardView } from './RewardView.ts';

const TOKEN = /^[\w-]{22}$/;

export interface RewardsDependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  /** The address at which the sandbox's cards are used; null without a sandbox. */
  readonly tillUrl: string | null;
}

export interface RewardsService {
  /** The reward behind a recipient's link, or null. `isView`: counts as a view; the first one is recorded. */
  findByToken(token: string, isView: boolean): Promise<RewardView | null>;
}

export function createRewardsService(deps: RewardsDependencies): RewardsService {
  return {
    findByToken: async (token, isView) => {
      if (!TOKEN.test(token)) return null;
      const row = await readRewardByToken(deps.db, hashToken(token));
      if (row === undefined) return null;
      const now = deps.clock.now();
      if (isView && row.first_viewed_at === null && row.moved_at === null) await recordFirstView(deps, row, now);
      return toView(row, now, deps);
    },
  };
}

const recordFirstView = (deps: RewardsDependencies, row: RewardRow, at: Date): Promise<void> =>
  withTransaction(deps.db, async (tx) => {
    if (!(await markFirstViewed(tx, keyOf(row), at))) return;
    await writeAudit(tx, {
      platformId: row.platform_id,
      actorUserId: null,
      action: 'reward.viewed',
      entityType: 'orderLine',
      entityId: String(row.line_id),
      at,
    });
  });

function toView(
  row: RewardRow,
  now: Date,
  { credentialKey: key, tillUrl }: Pick<RewardsDependencies, 'credentialKey' | 'tillUrl'>,
): RewardView {
  const state = stateOf(row, now);
  return {
    state,
    brandName: row.brand_name,
    rewardName: row.reward_name,
    artworkUrl: artworkPath(row.brand_key, row.brand_name),
    recipientName: fullName(row.first_name, row.last_name),
    senderName: row.sender_name ?? row.platform_name,
    message: row.message?.trim() ?? '',
    currencyCode: row.currency_code,
    pieceMinor: row.amount_minor,
    quantity: row.quantity,
    valueMinor: row.initial_minor,
    remainingMinor: row.remaining_minor,
    issuedAt: row.issued_at,
    expiresAt: row.expires_at,
    credentials: state === 'active' || state === 'redeemed' ? openCredentials(key, row.credentials_encrypted) : [],
    tillUrl,
    instructions: row.redemption_instructions ?? '',
    terms: [row.terms, row.disclaimer].filter((text) => text !== null && text !== '').join('\n'),
    reference: `${row.reference_order_id}-${row.line_number}`,
    supportEmail: row.support_email,
  };
}

function stateOf(row: RewardRow, now: Date): RewardPageState {
  if (row.moved_at !== null) return 'moved';
  if (!row.is_live) return 'cancelled';
  if (row.is_replaced) return 'replaced';
  const { expires_at: expiresAt, frozen_until: frozenUntil } = row;
  return PAGE_STATES[rewardStatusAt({ status: oneOf(REWARD_STATUSES, row.status), expiresAt, frozenUntil }, now)];
}

const PAGE_STATES: Readonly<Record<RewardStatus, RewardPageState>> = {
  ACTIVE: 'active',
  PARTIALLY_REDEEMED: 'active',
  FROZEN: 'frozen',
  REDEEMED: 'redeemed',
  CANCELLED: 'cancelled',
  EXPIRED: 'expired',
};
