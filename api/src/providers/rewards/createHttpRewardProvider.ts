import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { RewardService } from '../../env/rewardEnv.ts';
import type { Schema } from 'yup';
import { reasonOf } from '../../errors/reasonOf.ts';
import { createCallLog, type BeginCall } from '../../logs/createCallLog.ts';
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
import { signedTextOf } from '../../crypto/signCall.ts';
import { signRewardCall } from './signRewardCall.ts';

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
  const call = createCall(service, { timeoutMs, now, begin: createCallLog(log, 'rewards') });
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

interface CallOptions {
  readonly timeoutMs: number;
  readonly now: () => Date;
  readonly begin: BeginCall;
}

/** Calls the interface and reads the answer by its schema; null: there is no such thing (404). */
function createCall({ url, key }: RewardService, { timeoutMs, now, begin }: CallOptions) {
  const base = new URL(url).pathname.replace(/\/+$/, '');
  return async <Body>(
    operation: string,
    method: 'GET' | 'POST',
    path: string,
    schema: Schema<Body>,
    content?: object,
  ): Promise<Body | null> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const asked = begin(operation);
    try {
      const response = await fetch(`${url}${path}`, {
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
      const isKnown = response.status !== 404;
      if (isKnown && !response.ok) throw new AnsweredError(response.status);
      const read = isKnown ? schema.validateSync(await response.json(), { stripUnknown: true }) : null;
      asked.answered(response.status);
      return read;
    } catch (error) {
      asked.failed(error instanceof AnsweredError ? error.status : error);
      throw new RewardProviderUnreachable(`The issuer of rewards: ${reasonOf(error)}`, { cause: error });
    }
  };
}

/** An answer whose status says that nothing was read or done. */
class AnsweredError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`it answered ${status}`);
    this.status = status;
  }
}

function unreadable(what: string): never {
  throw new RewardProviderUnreachable(`The issuer of rewards answered ${what} with something else`);
}
