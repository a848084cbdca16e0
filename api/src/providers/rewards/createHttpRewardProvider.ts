import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { RewardService } from '../../env/rewardEnv.ts';
import { reasonOf } from '../../errors/reasonOf.ts';
import { createCallLog } from '../../logs/createCallLog.ts';
import { silentLog, type Log } from '../../logs/Log.ts';
import {
  RewardProviderUnreachable,
  UnknownIssuedCard,
  type ActionOutcome,
  type IssuedCardAction,
  type RewardProvider,
} from './RewardProvider.ts';
import {
  balanceSchema,
  eventsSchema,
  issuedSchema,
  toOrderJson,
  outcomeSchema,
  toCard,
  toEvent,
  toIssued,
  toOutcome,
} from './rewardJson.ts';
import { createSignedCall } from '../signedCalls.ts';
import { REWARD_SERVICE } from './signRewardCall.ts';

interface HttpOptions {
  readonly timeoutMs?: number;
  readonly now?: () => Date;
  readonly log?: Log;
}

/** Speaks the signed JSON of docs/REWARD_PROVIDER.md. */
export function createHttpRewardProvider(
  service: RewardService,
  { timeoutMs = SERVER_SETTINGS.rewardProvider.responseMs, now = () => new Date(), log = silentLog }: HttpOptions = {},
): RewardProvider {
  const call = createSignedCall(
    { name: REWARD_SERVICE, ...service },
    {
      timeoutMs,
      now,
      begin: createCallLog(log, 'rewards'),
      toUnreachable: (cause) => new RewardProviderUnreachable(`The issuer of rewards: ${reasonOf(cause)}`, { cause }),
    },
  );
  const callAction = async ({
    cardId,
    ...action
  }: IssuedCardAction & Readonly<Record<string, string>>): Promise<ActionOutcome> => {
    const response = await call(
      'act',
      'POST',
      `/v1/cards/${encodeURIComponent(cardId)}/actions`,
      outcomeSchema,
      action,
    );
    if (response === null) throw new UnknownIssuedCard(cardId);
    return toOutcome(response) ?? unreadable('an action');
  };
  return {
    issue: async (orders) => {
      const response = await call('issue', 'POST', '/v1/cards', issuedSchema, { cards: orders.map(toOrderJson) });
      return response === null ? unreadable('an order') : toIssued(response);
    },
    balance: async (cardId) => {
      const response = await call('balance', 'GET', `/v1/cards/${encodeURIComponent(cardId)}`, balanceSchema);
      if (response === null) throw new UnknownIssuedCard(cardId);
      return toCard(response);
    },
    freeze: ({ until, ...action }) => callAction({ ...action, type: 'FREEZE', until: until.toISOString() }),
    unfreeze: (action) => callAction({ ...action, type: 'UNFREEZE' }),
    void: ({ when, ...action }) => callAction({ ...action, type: 'VOID', when }),
    outcome: async (actionId) => {
      const response = await call('outcome', 'GET', `/v1/actions/${encodeURIComponent(actionId)}`, outcomeSchema);
      return response === null || response.result === 'UNKNOWN'
        ? { kind: 'UNKNOWN' }
        : (toOutcome(response) ?? unreadable('an outcome'));
    },
    events: async (after) => {
      const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const response = await call('events', 'GET', `/v1/events${query}`, eventsSchema);
      if (response === null) return unreadable('events');
      return { events: response.events.map(toEvent), cursor: response.cursor };
    },
  };
}

function unreadable(what: string): never {
  throw new RewardProviderUnreachable(`The issuer of rewards answered ${what} with something else`);
}
