import type { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import { DELIVERY_METHODS } from '@portal/shared/domain/enumerations';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { oneOf } from '../../db/oneOf.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { countHit } from '../../rate-limits/rateLimits.ts';
import { requireLine, getRewardStatus } from '../orders/index.ts';
import { openCredentials } from './openCredentials.ts';
import { drawQrCode } from './qrCode.ts';
import { findSealedCredentials } from './rewardReadModel.ts';
import { insertCredentialView } from './rewardRepository.ts';
import { REWARD_FAILURES } from './rewardsErrors.ts';

interface RevealDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  /** The till where the sandbox's cards are used; null without a sandbox. */
  readonly tillUrl: string | null;
}

const { revealsAnHour, hourMs } = SERVER_SETTINGS.credentials;

/**
 * Shows the codes of a line's reward, and records who looked. Raises 404 for a line that the user does not see, 422 for one
 * without a reward or with one that is cancelled or on hold, and 429 for more than an hour's share of a user.
 */
export const createRevealCredentials =
  ({ db, clock, credentialKey, tillUrl }: RevealDeps) =>
  async (
    user: SessionUser,
    address: { readonly referenceOrderId: string; readonly lineNumber: string },
  ): Promise<RewardCredentials> => {
    const { line } = await requireLine(db, user, address);
    const at = clock.now();
    const status = getRewardStatus(line, at);
    if (status === 'CANCELLED') throw new AppError(REWARD_FAILURES.cancelled);
    if (status === 'FROZEN') throw new AppError(REWARD_FAILURES.frozen);
    // The printer alone has the codes of a card that is mailed.
    const isPlastic = isMailed(oneOf(DELIVERY_METHODS, line.delivery_method)) && line.ptid === null;
    const sealed = isPlastic ? undefined : await findSealedCredentials(db, keyOf(line));
    if (sealed === undefined) throw new AppError(REWARD_FAILURES.none);
    const { hits } = await countHit(db, `credentials:${user.platformId}:${user.id}`, hourMs, at);
    if (hits > revealsAnHour) throw new AppError(COMMON_FAILURES.rateLimited);
    await withTransaction(db, async (tx) => {
      await insertCredentialView(tx, keyOf(line), user.id, at);
      await writeAudit(tx, {
        platformId: user.platformId,
        actorUserId: user.id,
        action: 'reward.credentialsViewed',
        entityType: 'orderLine',
        entityId: String(line.id),
        at,
      });
    });
    const credentials = openCredentials(credentialKey, sealed);
    const { svg, failed } = await drawQrCode({ credentials, tillUrl, margin: 2 });
    const qrCode = svg === null ? null : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    return { credentials, qrCode, qrFailed: failed };
  };

export type RevealCredentials = ReturnType<typeof createRevealCredentials>;
