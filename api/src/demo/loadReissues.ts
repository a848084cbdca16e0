import { seal } from '../crypto/seal.ts';
import { deriveToken, hashToken } from '../crypto/tokens.ts';
import type { Tx } from '../db/client.ts';
import type { TenantKey } from '../db/TenantKey.ts';
import { cardKeyOf } from '../modules/issuing/index.ts';
import { seededNumbers } from '../modules/artwork/index.ts';
import {
  completeOrderLines,
  listPendingLines,
  lockOrder,
  recordDelivery,
  reissueReward,
  type ReissuedLine,
} from '../modules/orders/index.ts';
import { cancelReward, findLiveRewardId, insertRewards, lockReward } from '../modules/rewards/index.ts';
import { toCardId } from '../providers/rewards/sandbox/toCardId.ts';
import { inventCredentials } from '../providers/rewards/sandbox/inventCredentials.ts';
import { idOf } from './demoIds.ts';
import type { WrittenOrder } from './loadOrders.ts';
import type { OrganisationIds } from './loadOrganisation.ts';
import type { DemoKeys } from './loadRewards.ts';

const ACCOUNT = 'A20004';
const ACTOR = 'admin@demo.example';
const HOUR_MS = 3_600_000;
/** To whom a reward went one after the other, and how long ago: after all that was booked before. */
const MOVES = [
  { firstName: 'Noa', lastName: 'Levi', email: 'noa.levi@recipient.example', reason: 'DELIVERY_INFO', agoMs: 100_000 },
  { firstName: 'Mira', lastName: 'Cohen', email: 'mira.cohen@recipient.example', reason: 'RECIPIENT', agoMs: 60_000 },
] as const;

interface ReissueDeps {
  readonly ids: OrganisationIds;
  readonly keys: DemoKeys;
  readonly now: Date;
}

/** Reissues the newest reward that nobody has used twice in a row, so that three lines lead to each other. */
export async function loadReissues(tx: Tx, orders: readonly WrittenOrder[], deps: ReissueDeps): Promise<void> {
  const found = orders
    .filter(
      ({ plan }) => plan.account.identifier === ACCOUNT && deps.now.getTime() - plan.createdAt.getTime() > HOUR_MS,
    )
    .flatMap((order) => order.lines.map((line) => ({ order, line })))
    .findLast(({ line: { plan } }) => plan.mail === 'sent' && plan.reward.status === 'ACTIVE');
  if (found === undefined) throw new RangeError('The demo data have no reward to reissue');
  const { order, line } = found;
  let lineKey: OrderLineKey = { order: { platformId: order.platformId, id: order.id }, lineId: line.id };
  for (const move of MOVES) {
    const { etid, message, item, brand } = line.plan;
    const texts = { etid, templateVersion: 1, senderName: order.plan.senderName, subject: null, message, notes: null };
    lineKey = await reissue(tx, { ...deps, move: { ...texts, ...move }, item, brand }, lineKey);
  }
}

/** A line of an order. */
interface OrderLineKey {
  readonly order: TenantKey;
  readonly lineId: bigint;
}

interface ReissueInput extends ReissueDeps {
  readonly move: ReissuedLine & (typeof MOVES)[number];
  readonly item: WrittenOrder['lines'][number]['plan']['item'];
  readonly brand: WrittenOrder['lines'][number]['plan']['brand'];
}

async function reissue(tx: Tx, move: ReissueInput, { order: key, lineId }: OrderLineKey): Promise<OrderLineKey> {
  const { platformId } = key;
  const at = new Date(move.now.getTime() - move.move.agoMs);
  const line = { platformId, id: lineId };
  const order = await lockOrder(tx, key);
  const reward = { platformId, id: await findLiveRewardId(tx, line) };
  if (order === undefined) throw new RangeError('The demo data have no such order');
  const { remaining_minor, redeemed_base_minor, issued_at, expires_at } = await lockReward(tx, reward);
  const userId = idOf(move.ids.users, ACTOR);
  await cancelReward(tx, reward, at);
  const next = await reissueReward(tx, {
    order,
    line,
    userId,
    at,
    reward: {
      remainingMinor: remaining_minor,
      redeemedBaseMinor: redeemed_base_minor,
      issuedAt: issued_at,
      expiresAt: expires_at,
    },
    changes: move.move,
    feeMinor: 0n,
  });
  await tx
    .insertInto('reward_actions')
    .values({
      platform_id: platformId,
      reward_id: reward.id,
      order_line_id: lineId,
      kind: 'REISSUE',
      state: 'DONE',
      reason: move.move.reason,
      user_id: userId,
      first_name: move.move.firstName,
      last_name: move.move.lastName,
      email: move.move.email,
      new_order_id: next.id,
      asked_at: at,
      created_at: at,
      settled_at: at,
    })
    .execute();
  return issue(tx, move, next, { at, expiresAt: expires_at });
}

/** Issues the line of a reissue, as the issuer would have. */
async function issue(
  tx: Tx,
  { move, item, brand, keys }: ReissueInput,
  order: TenantKey,
  { at, expiresAt }: { readonly at: Date; readonly expiresAt: Date | null },
): Promise<OrderLineKey> {
  const [line] = await listPendingLines(tx, order, 1);
  if (line === undefined) throw new RangeError('A reissue of the demo data has no line');
  const token = deriveToken(keys.tokenSecret, 'demo-reissue', move.email).slice(0, 22);
  const next = seededNumbers(token);
  const digits = (count: number) => Array.from({ length: count }, () => String(Math.floor(next() * 10))).join('');
  const credentials = inventCredentials({ types: item.credentials, brandKey: brand.key, expiresAt, digits });
  const reward = {
    lineId: line.id,
    cardId: toCardId(cardKeyOf({ platformId: order.platformId, id: line.id })),
    cardRevision: 1,
    tokenHash: hashToken(token),
    tokenEncrypted: seal(keys.credentialKey, token),
    credentialsEncrypted: seal(keys.credentialKey, JSON.stringify(credentials)),
    currencyCode: line.currency_code,
    valueMinor: line.amount_minor,
    expiresAt,
  };
  await insertRewards(tx, order.platformId, [reward], at);
  await completeOrderLines(tx, { order, lines: [{ lineId: line.id, outcome: 'COMPLETE' }], at });
  await recordDelivery(tx, order.platformId, [{ lineId: line.id, reason: null }]);
  return { order, lineId: line.id };
}
