import { seededNumbers } from '../modules/artwork/index.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_INCENTIVES, responseIdOf, type DemoIncentive } from './demoIncentives.ts';
import { DEMO_ACCOUNTS } from './demoOrganisation.ts';
import { somebodyOf } from './demoPeople.ts';
import { minorOf } from './loadOrganisation.ts';
import { planLine } from './planLine.ts';
import type { PlannedOrder } from './PlannedOrder.ts';

const SEED = 'survey responses';
const ISSUING_MS = 3_000;
const DAY_MS = 86_400_000;

export const INCENTIVE_SENDER = 'Alder & Finch Research';

/** The orders of the rewards that surveys have earned, one a response. */
export function planIncentiveOrders(now: Date): PlannedOrder[] {
  const next = seededNumbers(SEED);
  return DEMO_INCENTIVES.flatMap((incentive) =>
    incentive.rewards.map((daysAgo, index) => planOrder(incentive, { daysAgo, index, now }, next)),
  );
}

interface Response {
  readonly daysAgo: number;
  readonly index: number;
  readonly now: Date;
}

function planOrder(incentive: DemoIncentive, { daysAgo, index, now }: Response, next: () => number): PlannedOrder {
  const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
  const settledAt = new Date(createdAt.getTime() + ISSUING_MS);
  const { utid, amount, key, etid, message } = incentive;
  const [choice] = DEMO_BRANDS.flatMap((brand) =>
    brand.items.filter((item) => item.utid === utid).map((item) => ({ brand, item })),
  );
  const account = DEMO_ACCOUNTS.find(({ identifier }) => identifier === incentive.account);
  if (choice === undefined || account === undefined || key === null)
    throw new RangeError(`The demo data cannot pay ${incentive.name}`);
  const line = planLine(
    {
      ...choice,
      amountMinor: minorOf(amount, choice.item.currencyCode),
      accountCurrency: account.currencyCode,
      person: somebodyOf('pacific', next),
      quantity: 1,
      method: 'EMAIL',
      etid,
      message,
      failure: null,
      isWaiting: false,
      hasMoved: false,
      issuedAt: settledAt,
    },
    now,
    next,
  );
  return {
    account,
    buyer: key,
    senderName: INCENTIVE_SENDER,
    source: 'RESEARCH',
    type: 'DIGITAL',
    createdAt,
    settledAt,
    responseId: responseIdOf(incentive, index),
    purchaseOrderNumber: null,
    externalReferenceId: null,
    campaign: null,
    notes: null,
    lines: [{ ...line, mail: 'sent' }],
  };
}
