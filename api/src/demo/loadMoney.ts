import type { Tx } from '../db/client.ts';
import { insertAll } from '../db/insertAll.ts';
import type { Journal, LedgerAccountKey } from '../ledger/Journal.ts';
import { postJournals } from '../ledger/postJournals.ts';
import { orderPlacedJournal, orderProcessedJournal, orderRefundJournal } from '../modules/orders/index.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demoOrganisation.ts';
import { DEMO_TRANSFERS } from './demoTransfers.ts';
import type { WrittenOrder } from './loadOrders.ts';
import { idOf, minorOf, platformOfGroup, type OrganisationIds } from './loadOrganisation.ts';
import { planDeposits, type Flow } from './planDeposits.ts';

const DAY_MS = 86_400_000;
const TEN_O_CLOCK_MS = 10 * 3_600_000;

/**
 * Moves the money of the demo in the order of time, by the journals of the application: deposits, transfers, orders
 * placed and settled, refunds of what failed. Every account ends with the balance that its table says.
 */
export async function loadMoney(
  tx: Tx,
  orders: readonly WrittenOrder[],
  ids: OrganisationIds,
  now: Date,
): Promise<void> {
  const transfers = DEMO_TRANSFERS.map((transfer) => toTransfer(transfer, now));
  const deposits = DEMO_ACCOUNTS.flatMap((account): Journal[] => {
    const { currencyCode } = account;
    const accountId = idOf(ids.accounts, account.identifier);
    return planDeposits(account, flowsOf(account, orders, transfers), now).map(({ amountMinor, ...deposit }) => ({
      ...deposit,
      lines: [
        { ledgerAccount: { kind: 'FUNDING_CLEARING', currencyCode }, amountMinor: -amountMinor },
        { ledgerAccount: { kind: 'WALLET', accountId, currencyCode }, amountMinor },
      ],
    }));
  });
  const moved = transfers.map((transfer) => transferJournal(transfer, ids));
  const journals = [...deposits, ...moved, ...orders.flatMap(orderJournals)];
  await postJournals(
    tx,
    journals.toSorted((first, second) => first.at.getTime() - second.at.getTime()),
  );
  await writeAudits(tx, orders, ids);
}

interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly currencyCode: string;
  readonly amountMinor: bigint;
  readonly description: string;
  readonly at: Date;
}

function toTransfer({ from, to, amount, days, description }: (typeof DEMO_TRANSFERS)[number], now: Date): Transfer {
  const currencyCode = DEMO_ACCOUNTS.find((account) => account.identifier === from)?.currencyCode ?? '';
  const at = new Date((Math.floor(now.getTime() / DAY_MS) - days) * DAY_MS + TEN_O_CLOCK_MS);
  return { from, to, currencyCode, amountMinor: minorOf(amount, currencyCode), description, at };
}

/** What moved an account beside deposits, at the moment and in the amount that stayed. */
const flowsOf = (
  { identifier }: DemoAccount,
  orders: readonly WrittenOrder[],
  transfers: readonly Transfer[],
): Flow[] => [
  ...orders
    .filter(({ plan }) => plan.account.identifier === identifier)
    .map(({ plan, money }) => ({ at: plan.createdAt, amountMinor: -money.issued.chargeMinor })),
  ...transfers
    .filter(({ from, to }) => from === identifier || to === identifier)
    .map(({ at, from, amountMinor }) => ({ at, amountMinor: from === identifier ? -amountMinor : amountMinor })),
];

function transferJournal({ from, to, currencyCode, amountMinor, ...rest }: Transfer, ids: OrganisationIds): Journal {
  const walletOf = (identifier: string): LedgerAccountKey => ({
    kind: 'WALLET',
    accountId: idOf(ids.accounts, identifier),
    currencyCode,
  });
  return {
    type: 'TRANSFER',
    ...rest,
    lines: [
      { ledgerAccount: walletOf(from), amountMinor: -amountMinor },
      { ledgerAccount: walletOf(to), amountMinor },
    ],
  };
}

function orderJournals({ id, accountId, userId, money, plan }: WrittenOrder): Journal[] {
  const order = { orderId: id, accountId, currencyCode: plan.account.currencyCode };
  const settled = { ...order, at: plan.settledAt };
  return [
    orderPlacedJournal({ ...order, at: plan.createdAt, userId, totalMinor: money.total.chargeMinor }),
    orderProcessedJournal(settled, money.issued),
    orderRefundJournal(settled, money.failed.chargeMinor),
  ].filter((journal) => journal !== null);
}

/** Who placed each order, and that it was settled. */
async function writeAudits(tx: Tx, orders: readonly WrittenOrder[], ids: OrganisationIds): Promise<void> {
  const rows = orders.flatMap(({ reference, userId, money, plan }) => {
    const entity = {
      platform_id: idOf(ids.platforms, platformOfGroup(plan.account.group)),
      entity_type: 'order',
      entity_id: reference,
    };
    const { currencyCode } = plan.account;
    const placed = { lines: plan.lines.length, totalMinor: String(money.total.chargeMinor), currencyCode };
    return [
      { ...entity, actor_user_id: userId, action: 'order.placed', details: placed, created_at: plan.createdAt },
      { ...entity, actor_user_id: null, action: 'order.settled', details: {}, created_at: plan.settledAt },
    ];
  });
  rows.sort((first, second) => first.created_at.getTime() - second.created_at.getTime());
  await insertAll(tx, 'audit_log', rows, ['id']);
}
