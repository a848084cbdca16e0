import type { Db } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { JobOutcome } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { findFailedLine } from '../orders/index.ts';
import type { RewardProvider } from '../../providers/rewards/RewardProvider.ts';
import { cardKeyOf } from './cardKeyOf.ts';

interface VoidDependencies {
  readonly db: Db;
  readonly provider: RewardProvider;
}

/** Voids the card of a line that was given up, whether it was issued or not: no such card is ever worth anything. */
export async function voidCard({ db, provider }: VoidDependencies, key: TenantKey): Promise<JobOutcome> {
  const line = await findFailedLine(db, key);
  if (line === undefined) return { done: true };
  const cardKey = cardKeyOf(key);
  try {
    const [issued] = await provider.issue([
      {
        cardKey,
        utid: line.utid,
        brandKey: line.brand_key,
        credentialTypes: [],
        currencyCode: line.currency_code,
        valueMinor: line.amount_minor * BigInt(line.quantity),
        expiresAt: null,
      },
    ]);
    if (issued === undefined) return { retry: 'The issuer did not answer for the card' };
    await provider.void({ actionId: `given-up-${cardKey}`, cardId: issued.card.cardId, when: 'ANY' });
    return { done: true };
  } catch (error) {
    return toRetryOutcome(error);
  }
}
