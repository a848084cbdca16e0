import type { Clock } from '../../runtime/clock.ts';
import type { Db } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import type { ActionOutcome, RewardProvider } from '../../providers/rewards/RewardProvider.ts';
import { markAsked, type ActionRow } from './rewardActionRepository.ts';

interface AskDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly provider: RewardProvider;
}

/**
 * Has the issuer decide an action on a card, once: after a lost answer it is asked first what became of it. Raises
 * RewardProviderUnreachable when it gives no answer.
 */
export async function askIssuer(
  { db, clock, provider }: AskDeps,
  action: ActionRow,
  cardId: string,
): Promise<ActionOutcome> {
  const actionId = action.action_id;
  if (action.asked_at === null) await markAsked(db, keyOf(action), clock.now());
  else {
    const known = await provider.outcome(actionId);
    if (known.kind !== 'UNKNOWN') return known;
  }
  switch (action.kind) {
    case 'FREEZE':
      return provider.freeze({ actionId, cardId, until: action.frozen_until ?? action.created_at });
    case 'UNFREEZE':
      return provider.unfreeze({ actionId, cardId });
    default:
      return provider.void({ actionId, cardId, when: action.kind === 'CANCEL' ? 'UNUSED' : 'ANY' });
  }
}
