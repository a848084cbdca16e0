import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import type { Clock } from '../../runtime/clock.ts';
import { seal } from '../../crypto/seal.ts';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Db, Tx } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { failPoint } from '../../runtime/failPoint.ts';
import { enqueueOnce } from '../../jobs/enqueueOnce.ts';
import type { Enqueue, JobOutcome } from '../../jobs/portalJobs.ts';
import { toRetryOutcome } from '../../jobs/toRetryOutcome.ts';
import { createTurn } from '../../jobs/turn.ts';
import {
  completeOrderLines,
  giveUpOrder,
  listShippedLines,
  lockOrder,
  lockPendingLines,
  type NotifyOrderDone,
  type SettledLine,
} from '../orders/index.ts';
import { insertRewards, type NewReward } from '../rewards/index.ts';
import {
  RewardProviderUnreachable,
  type IssuedCardOrder,
  type IssuedCard,
  type RewardProvider,
} from '../../providers/rewards/RewardProvider.ts';
import { queueRewardMails, type RewardMailQueue } from '../rewardMails/index.ts';
import { cardKeyOf } from './cardKeyOf.ts';
import { queueShipments } from '../shipments/index.ts';
import { queueDueJobs } from './queueDueJobs.ts';
import { readPendingLines, type PendingLine } from './pendingLines.ts';

export const ISSUE_CHUNK = 100;

export interface IssueDependencies extends RewardMailQueue {
  readonly db: Db;
  readonly clock: Clock;
  readonly credentialKey: Buffer;
  readonly provider: RewardProvider;
  readonly notifyDone?: NotifyOrderDone;
}

export interface IssueTurnDependencies extends IssueDependencies {
  readonly enqueue: Enqueue;
  /** The most of an order before others have their turn. */
  readonly linesAtOnce: number;
}

/** An order has its turn until so many of its lines are issued, or its time is over. */
interface IssueTurn {
  readonly lines: number;
  readonly ms: number;
}

const WHOLE_ORDER: IssueTurn = { lines: Infinity, ms: Infinity };

/**
 * Issues lines of the order that still wait, all or those of a turn: the issuer is asked for the cards of a chunk of lines, then
 * reward, mail and settlement of each are written in one transaction. May be run again at any time, also after it was cut off:
 * the issuer brings the same cards again, and a line gets one live reward, whatever happens. Returns true when no line waits any
 * more. Throws RewardProviderUnreachable.
 */
export async function issueOrder(
  deps: IssueDependencies,
  order: TenantKey,
  { lines: most, ms }: IssueTurn = WHOLE_ORDER,
): Promise<boolean> {
  const turn = createTurn(ms);
  for (let issued = 0; issued === 0 || (issued < most && turn.isOn());) {
    const lines = await readPendingLines(deps.db, order, Math.min(ISSUE_CHUNK, most - issued));
    if (lines.length === 0) return true;
    const cards = await orderCards(deps, order.platformId, lines);
    failPoint('issue-answered');
    await withTransaction(deps.db, (tx) => issueChunk(deps, tx, order, lines, cards));
    failPoint('issue-committed');
    issued += lines.length;
  }
  return false;
}

/** Days are counted from when a reward is sent. */
const getSendingTime = ({ scheduledAt }: PendingLine, at: Date): Date =>
  scheduledAt !== null && scheduledAt > at ? scheduledAt : at;

type Cards = ReadonlyMap<string, IssuedCard>;

async function orderCards(deps: IssueDependencies, platformId: bigint, lines: readonly PendingLine[]): Promise<Cards> {
  const at = deps.clock.now();
  const orders = lines.flatMap((line): IssuedCardOrder[] =>
    line.credentialTypes === null
      ? []
      : [
          {
            cardKey: cardKeyOf({ platformId, id: line.id }),
            utid: line.utid,
            brandKey: line.brandKey,
            credentialTypes: line.credentialTypes,
            currencyCode: line.currencyCode,
            valueMinor: line.valueMinor,
            expiresAt: rewardEnd(getSendingTime(line, at), line.validityDays),
          },
        ],
  );
  const cards = orders.length === 0 ? [] : await deps.provider.issue(orders);
  return new Map(cards.map((card) => [card.cardKey, card]));
}

async function issueChunk(
  deps: IssueDependencies,
  tx: Tx,
  order: TenantKey,
  lines: readonly PendingLine[],
  cards: Cards,
): Promise<void> {
  const locked = await lockOrder(tx, order);
  if (locked === undefined) return;
  const pending = await lockPendingLines(
    tx,
    order,
    lines.map(({ id }) => id),
  );
  const taken = lines.filter(({ id }) => pending.has(id));
  if (taken.length === 0) return;
  const at = deps.clock.now();
  const issued = taken.filter((line) => line.credentialTypes !== null);
  const isBulk = locked.line_count > SETTINGS.orders.countedAbove;
  if (issued.length > 0) await issueLines(deps, tx, issued, { order, cards, at, isBulk });
  const { settled } = await completeOrderLines(tx, {
    order,
    lines: taken.map(settle),
    at,
    ...(deps.notifyDone && { onSettled: deps.notifyDone }),
  });
  await queueShipments(tx, deps.enqueueAll, {
    order,
    lineIds: issued.filter(({ parcel }) => parcel === 'LETTER' || parcel === 'CARD').map(({ id }) => id),
    hasBox: settled && taken.some(({ parcel }) => parcel === 'BOX'),
    at,
  });
  await voidCards(
    deps,
    tx,
    order.platformId,
    taken.filter((line) => line.credentialTypes === null),
  );
  failPoint('issue-lines-settled');
}

interface IssuedLines {
  readonly order: TenantKey;
  readonly cards: Cards;
  readonly at: Date;
  readonly isBulk: boolean;
}

async function issueLines(
  deps: IssueDependencies,
  tx: Tx,
  lines: readonly PendingLine[],
  { order, cards, at, isBulk }: IssuedLines,
): Promise<void> {
  const { platformId } = order;
  const messaged = new Map(lines.filter((line) => line.isSent).map((line) => [line.id, line.scheduledAt]));
  const rewards = lines.map((line) => newReward(line, cardOf(cards, { platformId, id: line.id }), deps.credentialKey));
  const rewardIds = await insertRewards(tx, platformId, rewards, at);
  failPoint('issue-rewards-written');
  const sent = rewards.flatMap(({ lineId, tokenHash }) => {
    const rewardId = rewardIds.get(lineId);
    return messaged.has(lineId) && rewardId !== undefined
      ? [{ lineId, rewardId, tokenHash, dueAt: messaged.get(lineId) ?? null }]
      : [];
  });
  if (sent.length === 0) return;
  await queueRewardMails(deps, tx, { platformId, rewards: sent, at, isBulk });
  await queueDueJobs(deps, tx, order, [...messaged.values()]);
  failPoint('issue-mails-queued');
}

function newReward(line: PendingLine, { card, credentials, expiresAt }: IssuedCard, key: Buffer): NewReward {
  const token = randomToken();
  return {
    lineId: line.id,
    cardId: card.cardId,
    cardRevision: card.revision,
    tokenHash: hashToken(token),
    tokenEncrypted: seal(key, token),
    credentialsEncrypted: seal(key, JSON.stringify(credentials)),
    currencyCode: line.currencyCode,
    valueMinor: line.valueMinor,
    expiresAt,
  };
}

function cardOf(cards: Cards, line: TenantKey): IssuedCard {
  const card = cards.get(cardKeyOf(line));
  if (card === undefined) throw new RewardProviderUnreachable(`The issuer did not answer for ${cardKeyOf(line)}`);
  return card;
}

const toJobData = ({ platformId, id }: TenantKey) => ({ platformId: String(platformId), orderId: String(id) });

const settle = (line: PendingLine): SettledLine =>
  line.credentialTypes === null
    ? { lineId: line.id, outcome: 'FAILED', reason: 'itemGone' }
    : { lineId: line.id, outcome: 'COMPLETE' };

/**
 * Gives several orders their turn, one after the other; each that has more to issue queues itself again behind those that came
 * meanwhile. One that fails does not stop the next and is retried later.
 */
export async function issueOrders(deps: IssueTurnDependencies, orders: readonly TenantKey[]): Promise<JobOutcome[]> {
  const turn = { lines: deps.linesAtOnce, ms: SERVER_SETTINGS.orders.turnMs / orders.length };
  const outcomes: JobOutcome[] = [];
  for (const order of orders) outcomes.push(await issueForTurn(deps, order, turn));
  return outcomes;
}

async function issueForTurn(deps: IssueTurnDependencies, order: TenantKey, turn: IssueTurn): Promise<JobOutcome> {
  try {
    if (!(await issueOrder(deps, order, turn)))
      await withTransaction(deps.db, async (tx) => {
        await lockOrder(tx, order);
        await enqueueOnce(tx, deps.enqueue, { queue: 'issue-order', data: toJobData(order) });
      });
    return { done: true };
  } catch (error) {
    return toRetryOutcome(error);
  }
}

/**
 * Fails the pending lines, so that their money is returned to the account, and has the cards voided that were issued for them; what was
 * issued of an order in bulk is mailed.
 */
export async function failOrder(
  { enqueueAll, ...deps }: Pick<IssueDependencies, 'db' | 'clock' | 'enqueueAll' | 'notifyDone'>,
  order: TenantKey,
): Promise<void> {
  await giveUpOrder(
    { ...deps, onFailed: (tx, lines) => voidCards({ enqueueAll }, tx, order.platformId, lines) },
    order,
  );
  const { db, clock } = deps;
  const box = await listShippedLines(db, { platformId: order.platformId, orderId: order.id, lineId: null });
  if (box.every(({ is_over }) => is_over)) return;
  await withTransaction(db, (tx) =>
    queueShipments(tx, enqueueAll, { order, lineIds: [], hasBox: true, at: clock.now() }),
  );
}

/** The card of a line that was given up may have been issued all the same: its answer may have been lost. */
const voidCards = (
  { enqueueAll }: Pick<IssueDependencies, 'enqueueAll'>,
  tx: Tx,
  platformId: bigint,
  lines: readonly { readonly id: bigint }[],
): Promise<void> =>
  lines.length === 0
    ? Promise.resolve()
    : enqueueAll(
        tx,
        'void-card',
        lines.map(({ id }) => ({ platformId: String(platformId), lineId: String(id) })),
      );
