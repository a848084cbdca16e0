import { totalOf } from '@portal/shared/domain/money/quoteMath';
import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import type { Journal } from '../ledger/Journal.ts';
import { postJournals } from '../ledger/postJournal.ts';
import {
  orderPlacedJournal,
  orderSettledJournals,
  rewardRedeemedJournals,
  shipmentRefundJournals,
} from '../modules/orders/index.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demoOrganisation.ts';
import { DEMO_TRANSFERS } from './demoTransfers.ts';
import type { WrittenOrder } from './loadOrders.ts';
import { idOf } from './demoIds.ts';
import { minorOf, platformOfGroup, type OrganisationIds } from './loadOrganisation.ts';
import { isHeld } from './PlannedOrder.ts';
import { planDeposits, type Deposit, type Flow } from './planDeposits.ts';
import { parcelOf } from './parcelStories.ts';
import { redemptionOf } from './redemptionOf.ts';

const DAY_MS = 86_400_000;
const TEN_O_CLOCK_MS = 10 * 3_600_000;

/**
 * Posts the demo's journals in chronological order through the application's own ledger: deposits, transfers, orders
 * placed and settled, refunds of failed lines, rewards used. Every account ends with its configured balance.
 */
export async function loadMoney(
  tx: Tx,
  orders: readonly WrittenOrder[],
  ids: OrganisationIds,
  now: Date,
): Promise<void> {
  const transfers = DEMO_TRANSFERS.map((transfer) => toTransfer(transfer, now));
  for (const [platform, platformId] of ids.platforms) {
    const isOwn = ({ group }: DemoAccount): boolean => platformOfGroup(group) === platform;
    const journals = [
      ...DEMO_ACCOUNTS.filter(isOwn).flatMap((account) =>
        planDeposits(account, flowsOf(account, orders, transfers), now).map((deposit) =>
          depositJournal(deposit, account, ids),
        ),
      ),
      ...transfers.filter(({ from }) => isOwn(from)).map((transfer) => transferJournal(transfer, ids)),
      ...orders.filter(({ plan }) => isOwn(plan.account)).flatMap((order) => orderJournals(order, platformId, now)),
    ];
    await postJournals(
      tx,
      platformId,
      journals.toSorted((first, second) => first.at.getTime() - second.at.getTime()),
    );
  }
  await writeAudits(tx, orders, ids);
}

function depositJournal(
  { amountMinor, ...deposit }: Deposit,
  { identifier, currencyCode }: DemoAccount,
  ids: OrganisationIds,
): Journal {
  return {
    ...deposit,
    currencyCode,
    lines: [
      { kind: 'FUNDING_CLEARING', amountMinor: -amountMinor },
      { kind: 'WALLET', accountId: idOf(ids.accounts, identifier), amountMinor },
    ],
  };
}

interface Transfer {
  readonly from: DemoAccount;
  readonly to: DemoAccount;
  readonly amountMinor: bigint;
  readonly description: string;
  readonly at: Date;
}

function toTransfer({ from, to, amount, days, description }: (typeof DEMO_TRANSFERS)[number], now: Date): Transfer {
  const payer = accountOf(from);
  const at = new Date((Math.floor(now.getTime() / DAY_MS) - days) * DAY_MS + TEN_O_CLOCK_MS);
  return { from: payer, to: accountOf(to), amountMinor: minorOf(amount, payer.currencyCode), description, at };
}

function accountOf(identifier: string): DemoAccount {
  const account = DEMO_ACCOUNTS.find((entry) => entry.identifier === identifier);
  if (account === undefined) throw new RangeError(`The demo data have no ${identifier}`);
  return account;
}

/** Net balance changes of an account other than deposits, by time. */
const flowsOf = (
  { identifier }: DemoAccount,
  orders: readonly WrittenOrder[],
  transfers: readonly Transfer[],
): Flow[] => [
  ...orders
    .filter(({ plan }) => plan.account.identifier === identifier)
    .map(({ plan, money }) => ({ at: plan.createdAt, amountMinor: -money.issued.chargeMinor })),
  ...transfers
    .filter(({ from, to }) => from.identifier === identifier || to.identifier === identifier)
    .map(({ at, from, amountMinor }) => ({
      at,
      amountMinor: from.identifier === identifier ? -amountMinor : amountMinor,
    })),
];

function transferJournal({ from, to, amountMinor, ...rest }: Transfer, ids: OrganisationIds): Journal {
  return {
    type: 'TRANSFER',
    currencyCode: from.currencyCode,
    ...rest,
    lines: [
      { kind: 'WALLET', accountId: idOf(ids.accounts, from.identifier), amountMinor: -amountMinor },
      { kind: 'WALLET', accountId: idOf(ids.accounts, to.identifier), amountMinor },
    ],
  };
}

function orderJournals({ id, accountId, userId, money, plan }: WrittenOrder, platformId: bigint, now: Date): Journal[] {
  const order = { platformId, orderId: id, accountId, currencyCode: plan.account.currencyCode };
  const placed = orderPlacedJournal({ ...order, at: plan.createdAt, userId, totalMinor: money.total.chargeMinor });
  if (isHeld(plan)) return [placed];
  return [
    placed,
    ...settledJournals(order, { money, plan }, now),
    ...plan.lines.flatMap((line) => {
      const redemption = redemptionOf(line, plan.settledAt);
      return redemption === null ? [] : rewardRedeemedJournals({ ...order, at: redemption.at }, redemption.baseMinor);
    }),
  ];
}

/** Lines of parcels that came to nothing were issued, and are given back later. */
function settledJournals(
  order: Omit<Parameters<typeof shipmentRefundJournals>[0], 'at'>,
  { money, plan }: Pick<WrittenOrder, 'money' | 'plan'>,
  now: Date,
): Journal[] {
  const ended = plan.lines.flatMap((line) => {
    const at = line.failure === null ? null : (parcelOf(line, plan, now)?.endedAt ?? null);
    return at === null ? [] : [{ price: line.price, at }];
  });
  const returned = totalOf(ended.map(({ price }) => price));
  const issued = { ...totalOf([money.issued, returned]), shippingMinor: 0n };
  return [
    ...orderSettledJournals({ ...order, at: plan.settledAt }, issued, money.failed.chargeMinor - returned.chargeMinor),
    ...ended.flatMap(({ price, at }) => shipmentRefundJournals({ ...order, at }, { ...price, shippingMinor: 0n })),
  ];
}

/** Audit rows of placing and settling each order. */
async function writeAudits(tx: Tx, orders: readonly WrittenOrder[], ids: OrganisationIds): Promise<void> {
  const rows = orders.flatMap(({ reference, userId, money, plan }) => {
    const entity = {
      platform_id: idOf(ids.platforms, platformOfGroup(plan.account.group)),
      entity_type: 'order',
      entity_id: reference,
    };
    const { currencyCode } = plan.account;
    const placed = { lines: plan.lines.length, totalMinor: String(money.total.chargeMinor), currencyCode };
    const begun = {
      ...entity,
      actor_user_id: userId,
      action: 'order.placed',
      details: placed,
      created_at: plan.createdAt,
    };
    if (isHeld(plan)) return [begun];
    return [
      begun,
      { ...entity, actor_user_id: null, action: 'order.settled', details: {}, created_at: plan.settledAt },
    ];
  });
  rows.sort((first, second) => first.created_at.getTime() - second.created_at.getTime());
  await insertAll(tx, 'audit_log', rows, ['id']);
}
