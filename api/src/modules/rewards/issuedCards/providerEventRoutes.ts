import type { Clock } from '../../../runtime/clock.ts';
import { AppError } from '../../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../../errors/commonErrors.ts';
import { defineRoute, routesApart, type Routes } from '../../../plugins/defineRoute.ts';
import { isSigned, takeTexts, textOf } from '../../../plugins/signedCall.ts';
import type { IssuedCardEvent } from '../../../providers/rewards/RewardProvider.ts';
import { eventSchema, toEvent } from '../../../providers/rewards/rewardJson.ts';
import type { ApplyIssuedCardEvent } from './applyIssuedCardEvent.ts';

interface ProviderEventDeps {
  readonly clock: Clock;
  /** Null: no issuer tells anything, and there is no such address. */
  readonly key: string | null;
  readonly applyEvent: ApplyIssuedCardEvent;
}

/**
 * POST /api/provider-events: what the issuer tells of a card (docs/REWARD_PROVIDER.md), signed with the key that both know
 * (`isSigned`). An event that was told before changes nothing.
 */
export const providerEventRoutes = ({ clock, key, applyEvent }: ProviderEventDeps): Routes =>
  routesApart([
    takeTexts,
    defineRoute({
      method: 'POST',
      url: '/api/provider-events',
      schema: { hide: true },
      config: { permission: { kind: 'signed' } },
      handler: async (request, reply) => {
        if (key === null) throw new AppError(COMMON_FAILURES.notFound);
        if (!isSigned(request, 'reward-provider', key, clock.now())) throw new AppError(COMMON_FAILURES.forbidden);
        const event = readEvent(textOf(request));
        if (event === null) throw new AppError(COMMON_FAILURES.validation);
        await applyEvent(event);
        return reply.status(204).send();
      },
    }),
  ]);

/** The event of a body; null for one that is none. */
function readEvent(body: string): IssuedCardEvent | null {
  try {
    return toEvent(eventSchema.validateSync(JSON.parse(body), { strict: true }));
  } catch {
    return null;
  }
}
