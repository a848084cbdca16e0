import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { RewardService } from '../../env/rewardEnv.ts';
import type { Schema } from 'yup';
import { reasonOf } from '../../errors/reasonOf.ts';
import {
  RewardProviderUnreachable,
  UnknownCard,
  type ActionOutcome,
  type CardAction,
  type RewardProvider,
} from './RewardProvider.ts';
import {
  balanceSchema,
  eventsSchema,
  issuedSchema,
  orderToWire,
  outcomeSchema,
  toCard,
  toEvent,
  toIssued,
  toOutcome,
} from './rewardWire.ts';
import { signedTextOf, signRewardCall } from './signRewardCall.ts';

interface HttpOptions {
  readonly timeoutMs?: number;
  readonly now?: () => Date;
}

/** Speaks the signed JSON of docs/REWARD_PROVIDER.md. */
export function createHttpRewardProvider(
  service: RewardService,
  { timeoutMs = SERVER_SETTINGS.rewardProvider.answerMs, now = () => new Date() }: HttpOptions = {},
): RewardProvider {
  const call = createCall(service, timeoutMs, now);
  const act = async ({ cardId, ...action }: CardAction & Readonly<Record<string, string>>): Promise<ActionOutcome> => {
    const answer = await call('POST', `/v1/cards/${encodeURIComponent(cardId)}/actions`, outcomeSchema, action);
    if (answer === null) throw new UnknownCard(cardId);
    return toOutcome(answer) ?? unreadable('an action');
  };
  return {
    issue: async (orders) => {
      const answer = await call('POST', '/v1/cards', issuedSchema, { cards: orders.map(orderToWire) });
      return answer === null ? unreadable('an order') : toIssued(answer);
    },
    balance: async (cardId) => {
      const answer = await call('GET', `/v1/cards/${encodeURIComponent(cardId)}`, balanceSchema);
      if (answer === null) throw new UnknownCard(cardId);
      return toCard(answer);
    },
    freeze: ({ until, ...action }) => act({ ...action, type: 'FREEZE', until: until.toISOString() }),
    unfreeze: (action) => act({ ...action, type: 'UNFREEZE' }),
    void: ({ when, ...action }) => act({ ...action, type: 'VOID', when }),
    outcome: async (actionId) => {
      const answer = await call('GET', `/v1/actions/${encodeURIComponent(actionId)}`, outcomeSchema);
      return answer === null || answer.result === 'UNKNOWN'
        ? { kind: 'UNKNOWN' }
        : (toOutcome(answer) ?? unreadable('an outcome'));
    },
    events: async (after) => {
      const query = after === null ? '' : `?after=${encodeURIComponent(after)}`;
      const answer = await call('GET', `/v1/events${query}`, eventsSchema);
      if (answer === null) return unreadable('events');
      return { events: answer.events.map(toEvent), cursor: answer.cursor };
    },
  };
}

/** Calls the interface and reads the answer by its schema; null: there is no such thing (404). */
function createCall({ url, key }: RewardService, timeoutMs: number, now: () => Date) {
  const base = new URL(url).pathname.replace(/\/+$/, '');
  return async <Body>(
    method: 'GET' | 'POST',
    path: string,
    schema: Schema<Body>,
    content?: object,
  ): Promise<Body | null> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    try {
      const answer = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...signRewardCall(key, signedTextOf(method, `${base}${path}`, body), now()),
          // On a kept connection that the issuer closes just now, the outcome of an action would be open.
          connection: 'close',
          accept: 'application/json',
          ...(content !== undefined && { 'content-type': 'application/json' }),
        },
        ...(content !== undefined && { body }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (answer.status === 404) return null;
      if (!answer.ok) throw new Error(`it answered ${answer.status}`);
      return schema.validateSync(await answer.json(), { stripUnknown: true });
    } catch (error) {
      throw new RewardProviderUnreachable(`The issuer of rewards: ${reasonOf(error)}`, { cause: error });
    }
  };
}

function unreadable(what: string): never {
  throw new RewardProviderUnreachable(`The issuer of rewards answered ${what} with something else`);
}
