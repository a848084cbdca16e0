import type { DeliveryMethod, FulfillmentType } from '@portal/shared/domain/enumerations';
import { seededNumbers } from '../modules/artwork/index.ts';
import { BUYING_HABITS, type BuyingHabit } from './demoBuying.ts';
import { FAILURES, messagesOf, ORDER_NOTES } from './demoMessages.ts';
import { DEMO_ACCOUNTS, type DemoAccount } from './demoOrganisation.ts';
import { somebodyOf, type DemoPerson } from './demoPeople.ts';
import { DEMO_TEMPLATES } from './demoTemplates.ts';
import { planAppOrders } from './planAppOrders.ts';
import { planExpiredPromo } from './planExpiredPromo.ts';
import { planHeld } from './planHeld.ts';
import { planMailed } from './planMailed.ts';
import { planIncentiveOrders } from './planIncentiveOrders.ts';
import { planScheduled } from './planScheduled.ts';
import { orderTimes } from './orderTimes.ts';
import { ORDERING_KEY } from './loadApiKeys.ts';
import { pick } from './pick.ts';
import { chooseReward, planLine, type Choice } from './planLine.ts';
import type { PlannedLine, PlannedOrder } from './PlannedOrder.ts';

const SEED = 'past orders';
const ISSUING_MS = 3_000;
const FRESH_MS = 20 * 60_000;
/** A file of people who have all moved to another company since; a few were told their codes on the phone. */
const MOVED_PEOPLE = { account: 'A20001', turn: 380, called: 4 };

/** 1,500 orders of the last twelve months, oldest first, then one of a promotion that is over, those that are held, one that waits for its time, those of surveys, and letters and cards in each state; the same for the same `now`. Mails of the newest wait if `mailsWait`. */
export function planOrders(now: Date, mailsWait: boolean): PlannedOrder[] {
  const next = seededNumbers(SEED);
  const past = BUYING_HABITS.flatMap((habit) =>
    orderTimes(habit, now, next).map((createdAt, turn) => ({ habit, createdAt, turn })),
  )
    .toSorted((first, second) => first.createdAt.getTime() - second.createdAt.getTime())
    .map(({ habit, createdAt, turn }, index) =>
      planOrder({ habit, createdAt, turn, index, now, isFresh: isFresh(createdAt, now), mailsWait }, next),
    );
  // With a real mail server nothing of the demo is ever sent.
  return [
    ...planAppOrders(past, now),
    planExpiredPromo(now),
    ...planHeld(now),
    ...(mailsWait ? [planScheduled(now)] : []),
    ...planIncentiveOrders(now),
    ...planMailed(now),
  ];
}

interface OrderSeed {
  readonly habit: BuyingHabit;
  readonly createdAt: Date;
  /** Index among the orders of its account, and among all orders. */
  readonly turn: number;
  readonly index: number;
  readonly now: Date;
  /** Placed a few minutes ago. */
  readonly isFresh: boolean;
  readonly mailsWait: boolean;
}

const isFresh = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < FRESH_MS;

/** Shape of an order: number and kind of lines, number of failed ones. */
interface OrderShape {
  readonly type: FulfillmentType;
  readonly isUpload: boolean;
  readonly lineCount: number;
  readonly failing: number;
}

function planOrder(seed: OrderSeed, next: () => number): PlannedOrder {
  const { habit, createdAt, index } = seed;
  const account = accountOf(habit.account);
  const shape = shapeOf(seed, account, next);
  const [person, senderName] = pick([habit.buyers[0] ?? pick(habit.buyers, next), ...habit.buyers], next);
  const source = shape.isUpload ? 'BULK_UPLOAD' : pick(habit.sources, next);
  const etid = pick(habit.etids, next);
  return {
    account,
    buyer: source === 'API' ? ORDERING_KEY : person,
    senderName,
    source,
    type: shape.type,
    createdAt,
    settledAt: new Date(createdAt.getTime() + ISSUING_MS),
    purchaseOrderNumber: index % 4 === 1 ? `PO-${createdAt.getUTCFullYear()}-${String(400 + index)}` : null,
    externalReferenceId: source === 'API' ? `HR-${createdAt.getUTCFullYear()}-${String(20_000 + index)}` : null,
    campaign: DEMO_TEMPLATES.find((template) => template.etid === etid)?.campaign ?? null,
    notes: index % 5 === 2 ? pick(ORDER_NOTES, next) : null,
    lines: planLines(seed, { ...shape, currencyCode: account.currencyCode, etid, isMixed: source === 'CART' }, next),
  };
}

const accountOf = (identifier: string): DemoAccount => {
  const account = DEMO_ACCOUNTS.find((entry) => entry.identifier === identifier);
  if (account === undefined) throw new RangeError(`The demo data have no account ${identifier}`);
  return account;
};

function shapeOf({ habit, turn, isFresh }: OrderSeed, account: DemoAccount, next: () => number): OrderShape {
  if (isFresh) return { type: 'DIGITAL', isUpload: false, lineCount: lineCountOf(next), failing: 0 };
  const type = account.currencyCode === 'USD' ? typeOf(turn) : 'DIGITAL';
  const isUpload = habit.hasUploads && type === 'DIGITAL' && turn % 40 === 20;
  const isPartial = turn % 19 === 5;
  const isBulk = type === 'BULK_PROVISIONING_SUPPORTED';
  const people = isUpload ? 25 + Math.floor(next() ** 2 * 76) : isBulk ? 1 : lineCountOf(next);
  const lineCount = isPartial ? Math.max(2, people) : people;
  const isFailed = !isUpload && turn % 61 === 13;
  return { type, isUpload, lineCount, failing: isFailed ? lineCount : isPartial ? Math.ceil(lineCount / 10) : 0 };
}

function typeOf(turn: number): FulfillmentType {
  if (turn % 23 === 10) return 'PHYSICAL';
  return turn % 71 === 33 ? 'BULK_PROVISIONING_SUPPORTED' : 'DIGITAL';
}

/** Half of the orders have one recipient, most others a few. */
function lineCountOf(next: () => number): number {
  const size = next();
  if (size < 0.5) return 1;
  return size < 0.92 ? 2 + Math.floor(next() * 4) : 6 + Math.floor(next() * 7);
}

interface LinesShape extends OrderShape {
  readonly currencyCode: string;
  readonly etid: string;
  /** A different item on each line; otherwise one for all. */
  readonly isMixed: boolean;
}

function planLines(
  { habit, createdAt, turn, now, isFresh, mailsWait }: OrderSeed,
  shape: LinesShape,
  next: () => number,
): PlannedLine[] {
  const { type, lineCount, failing, currencyCode, etid, isMixed } = shape;
  const first = chooseReward(type, currencyCode, next);
  const message = pick(messagesOf(etid, createdAt), next);
  const haveMoved = habit.account === MOVED_PEOPLE.account && turn === MOVED_PEOPLE.turn;
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const choice = isMixed && index > 0 ? chooseReward(type, currencyCode, next) : first;
    const person = somebodyOf(habit.region, next);
    return planLine(
      {
        ...choice,
        accountCurrency: currencyCode,
        person,
        quantity: type === 'BULK_PROVISIONING_SUPPORTED' ? 5 + Math.floor(next() * 16) : 1,
        method: methodOf(choice, person, isFresh, next()),
        etid,
        message,
        failure: index < failing ? pick(FAILURES, next) : null,
        isWaiting: isFresh && mailsWait,
        hasMoved: haveMoved,
        issuedAt: new Date(createdAt.getTime() + ISSUING_MS),
      },
      now,
      next,
    );
  });
  return haveMoved ? withCalledPeople(lines) : lines;
}

function withCalledPeople(lines: readonly PlannedLine[]): PlannedLine[] {
  const called = lines.filter(({ mail }) => mail === 'bounced').slice(0, MOVED_PEOPLE.called);
  return lines.map((line) =>
    called.includes(line) ? { ...line, reward: { ...line.reward, status: 'REDEEMED' } } : line,
  );
}

/** E-mail where available, occasionally text message; cards by post. */
function methodOf({ item }: Choice, person: DemoPerson, isFresh: boolean, chance: number): DeliveryMethod {
  if (!isFresh && person.mobileNumber !== null && chance < 0.1 && item.deliveryMethods.includes('MOBILE'))
    return 'MOBILE';
  return item.deliveryMethods[0] ?? 'EMAIL';
}
