import type { TransactionType } from '@portal/shared/domain/enumerations';
import type { Tx } from '../db/client.ts';
import { postJournal } from '../ledger/postJournal.ts';
import { completeOrderLines, postOrderPlaced } from '../modules/orders/index.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demoOrganisation.ts';
import { spentBy, type WrittenOrder } from './loadOrders.ts';
import { idOf, minorOf, type OrganisationIds } from './loadOrganisation.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

interface Movement {
  readonly at: Date;
  post(): Promise<unknown>;
}

/**
 * Moves the money of the demo in the order of time, through the same functions as the application: deposits, orders
 * placed and settled, refunds of what failed. Every account ends with the balance that its table says.
 */
export async function loadMoney(
  tx: Tx,
  orders: readonly WrittenOrder[],
  ids: OrganisationIds,
  now: Date,
): Promise<void> {
  const deposits = DEMO_ACCOUNTS.flatMap((account) => depositsOf(tx, account, orders, ids, now));
  const movements = [...deposits, ...orders.map((order) => settlementOf(tx, order))];
  for (const movement of movements.toSorted((first, second) => first.at.getTime() - second.at.getTime()))
    await movement.post();
}

/** Part of what the account ends with came by bank and card later; the opening balance is all the rest. */
const LATER_DEPOSITS: readonly {
  readonly type: TransactionType;
  readonly percent: bigint;
  readonly days: number;
  readonly description: string;
}[] = [
  { type: 'WIRE_DEPOSIT', percent: 30n, days: 96, description: 'Wire transfer' },
  { type: 'BANK_DEPOSIT', percent: 20n, days: 41, description: 'US bank transfer' },
  { type: 'CARD_DEPOSIT', percent: 4n, days: 12, description: 'Card deposit' },
];

function depositsOf(
  tx: Tx,
  account: DemoAccount,
  orders: readonly WrittenOrder[],
  ids: OrganisationIds,
  now: Date,
): Movement[] {
  const { currencyCode } = account;
  const accountId = idOf(ids.accounts, account.identifier);
  const target = minorOf(account.balance, currencyCode);
  const kinds = LATER_DEPOSITS.filter(({ type }) => type !== 'BANK_DEPOSIT' || currencyCode === 'USD').filter(
    () => account.status === 'ACTIVE',
  );
  const later = kinds.map((kind) => ({ ...kind, amountMinor: (target * kind.percent) / 100n }));
  const openingMinor = later.reduce((rest, deposit) => rest - deposit.amountMinor, target + spentBy(orders, accountId));
  const opening = {
    type: 'OPENING_BALANCE' as const,
    amountMinor: openingMinor,
    days: 180,
    description: 'Opening balance',
  };
  return [opening, ...later].map(({ type, amountMinor, days, description }) => {
    const at = new Date(now.getTime() - days * DAY_MS);
    return {
      at,
      post: () =>
        postJournal(tx, {
          type,
          description,
          at,
          lines: [
            { ledgerAccount: { kind: 'FUNDING_CLEARING', currencyCode }, amountMinor: -amountMinor },
            { ledgerAccount: { kind: 'WALLET', accountId, currencyCode }, amountMinor },
          ],
        }),
    };
  });
}

function settlementOf(tx: Tx, order: WrittenOrder): Movement {
  const { id: orderId, accountId, userId, totalMinor, plan } = order;
  const at = plan.createdAt;
  return {
    at,
    post: async () => {
      await postOrderPlaced(tx, {
        orderId,
        accountId,
        userId,
        totalMinor,
        currencyCode: plan.account.currencyCode,
        at,
      });
      const lines = order.lines.map(({ id, plan: line }) =>
        line.failure === null
          ? { lineId: id, outcome: 'COMPLETE' as const }
          : { lineId: id, outcome: 'FAILED' as const, reason: line.failure },
      );
      await completeOrderLines(tx, { orderId, lines, at: new Date(at.getTime() + 3 * SECOND_MS) });
    },
  };
}
