import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { priceLine, type LinePrice } from '@portal/shared/domain/quoteMath';
import { seededNumbers } from '../modules/artwork/index.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demoOrganisation.ts';
import { DEMO_MESSAGES, DEMO_PEOPLE } from './demoPeople.ts';
import type { DemoBrand, DemoItem } from './DemoBrand.ts';
import { demoRate } from './demoRates.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How a past mail fared: taken at once, taken at the second try, or refused for good. */
export type MailStory = 'sent' | 'sent late' | 'bounced';

export interface PlannedLine {
  readonly item: DemoItem;
  readonly brand: DemoBrand;
  readonly person: (typeof DEMO_PEOPLE)[number];
  readonly amountMinor: bigint;
  readonly rateE8: bigint;
  readonly price: LinePrice;
  readonly etid: string;
  readonly message: string;
  /** Null: it was issued. */
  readonly failure: string | null;
  readonly mail: MailStory;
  readonly rewardStatus: 'ACTIVE' | 'PARTIALLY_REDEEMED' | 'REDEEMED' | 'FROZEN';
  readonly isViewed: boolean;
}

export interface PlannedOrder {
  readonly account: DemoAccount;
  readonly buyer: string;
  readonly senderName: string;
  readonly createdAt: Date;
  readonly purchaseOrderNumber: string | null;
  readonly notes: string | null;
  readonly lines: readonly PlannedLine[];
}

/** How many past orders each account has; the frozen one stopped ordering long ago. */
const ORDERS_OF: readonly (readonly [account: string, count: number, youngestDays: number])[] = [
  ['A20001', 26, 0.2],
  ['A10001', 10, 2],
  ['A20002', 8, 1],
  ['A20003', 8, 3],
  ['A30001', 5, 6],
  ['A30002', 2, 120],
  ['A90001', 1, 9],
];
const OLDEST_DAYS = 150;
const NO_ANSWER = 'The brand did not answer in time. Nothing was issued.';

/** Sixty orders of the last five months, oldest first; the same for the same `now`. */
export function planOrders(now: Date): PlannedOrder[] {
  const next = seededNumbers('past orders');
  const orders = ORDERS_OF.flatMap(([identifier, count, youngest]) =>
    Array.from({ length: count }, (_, index) => {
      const days = count === 1 ? youngest : youngest + ((OLDEST_DAYS - youngest) * index) / count;
      return {
        account: accountOf(identifier),
        createdAt: new Date(now.getTime() - days * DAY_MS - next() * 3 * HOUR_MS),
      };
    }),
  ).toSorted((first, second) => first.createdAt.getTime() - second.createdAt.getTime());
  return orders.map((order, index) => planOrder(order.account, order.createdAt, index, next));
}

const accountOf = (identifier: string): DemoAccount => {
  const account = DEMO_ACCOUNTS.find((entry) => entry.identifier === identifier);
  if (account === undefined) throw new RangeError(`The demo data have no account ${identifier}`);
  return account;
};

function planOrder(account: DemoAccount, createdAt: Date, index: number, next: () => number): PlannedOrder {
  const isStranger = account.group === 'G90001';
  const count = index % 19 === 7 ? 9 : 1 + Math.floor(next() * 5);
  const isFailed = index === 23 || index === 47;
  const isPartial = index % 14 === 5;
  const lines = Array.from({ length: count + (isPartial ? 1 : 0) }, (_, line) =>
    planLine(
      account,
      { seed: index * 7 + line, isFailed: isFailed || (isPartial && line === 0), isNewest: index === 59 && line === 0 },
      next,
    ),
  );
  return {
    account,
    buyer: isStranger ? 'omar.elsewhere@example.org' : index % 6 === 4 ? 'admin@demo.example' : 'buyer@demo.example',
    senderName: isStranger ? 'Pocket Lantern' : index % 6 === 4 ? 'Tomás Rivera' : 'Maya at Alder & Finch',
    createdAt,
    purchaseOrderNumber: index % 4 === 1 ? `PO-2026-${String(400 + index)}` : null,
    notes: index % 5 === 2 ? 'Quarterly thank-you' : null,
    lines,
  };
}

interface LineFate {
  readonly seed: number;
  readonly isFailed: boolean;
  readonly isNewest: boolean;
}

function planLine(account: DemoAccount, { seed, isFailed, isNewest }: LineFate, next: () => number): PlannedLine {
  const { item, brand } = pickItem(account.currencyCode, next);
  const amountMinor = amountOf(item, next);
  const rateE8 = demoRate(item.currencyCode, account.currencyCode);
  const isBounced = seed % 37 === 11;
  return {
    item,
    brand,
    person: pick(DEMO_PEOPLE, next),
    amountMinor,
    rateE8,
    price: priceLine(
      { currencyCode: item.currencyCode, amountMinor, quantity: 1, rateE8, feeMillionths: item.feeMillionths },
      account.currencyCode,
    ),
    etid:
      account.group === 'G90001'
        ? STANDARD_ETID
        : account.identifier === 'A20003'
          ? 'E20J001'
          : seed % 3 === 0
            ? 'E123456'
            : STANDARD_ETID,
    message: account.identifier === 'A20003' ? 'ご協力ありがとうございました。' : pick(DEMO_MESSAGES, next),
    failure: isFailed ? NO_ANSWER : null,
    mail: isBounced ? 'bounced' : seed % 23 === 4 ? 'sent late' : 'sent',
    rewardStatus: isNewest
      ? 'FROZEN'
      : isBounced
        ? 'ACTIVE'
        : seed % 7 === 2
          ? 'REDEEMED'
          : seed % 11 === 3
            ? 'PARTIALLY_REDEEMED'
            : 'ACTIVE',
    isViewed: !isBounced && !isNewest && seed % 3 !== 1,
  };
}

function pick<T>(choices: readonly T[], next: () => number): T {
  const choice = choices[Math.floor(next() * choices.length)];
  if (choice === undefined) throw new RangeError('Nothing to pick from');
  return choice;
}

const OFFERS = DEMO_BRANDS.flatMap((brand) => brand.items.map((item) => ({ brand, item }))).filter(
  ({ item }) => item.fulfillmentType === 'DIGITAL' && item.isAvailable,
);

/** Mostly a reward in the account's own currency, every sixth from abroad. */
function pickItem(currencyCode: string, next: () => number): (typeof OFFERS)[number] {
  const isAbroad = next() < 1 / 6;
  return pick(
    OFFERS.filter(({ item }) => (item.currencyCode === currencyCode) !== isAbroad),
    next,
  );
}

/** Round amounts at the lower end of what the reward allows, as people choose them. */
function amountOf(item: DemoItem, next: () => number): bigint {
  if (item.faceMinor !== null) return item.faceMinor;
  if (item.optionsMinor.length > 0) return pick(item.optionsMinor, next);
  const unit = item.currencyCode === 'JPY' ? 500n : item.currencyCode === 'MXN' ? 10_000n : 500n;
  const wished = unit * BigInt(2 + Math.floor(next() * 9));
  const min = item.minMinor ?? unit;
  const max = item.maxMinor ?? wished;
  return wished < min ? min : wished > max ? max : wished;
}
