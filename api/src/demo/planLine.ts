import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import type { DeliveryMethod } from '@portal/shared/domain/enumerations';
import { exponentOf } from '@portal/shared/domain/money/currencies';
import { rewardEnd } from '@portal/shared/domain/ordering/lastDay';
import { priceLine } from '@portal/shared/domain/money/quoteMath';
import type { DemoBrand, DemoItem } from './DemoBrand.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { homeAddress, type DemoPerson } from './demoPeople.ts';
import { demoRate, giftScale } from './demoRates.ts';
import { arrivedAfterMs, type MailStory } from './mailStories.ts';
import { pick } from './pick.ts';
import { seededNumbers } from '../modules/artwork/index.ts';
import type { PlannedLine, PlannedReward } from './PlannedOrder.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A catalogue item with an amount. */
export interface Choice {
  readonly brand: DemoBrand;
  readonly item: DemoItem;
  readonly amountMinor: bigint;
}

const OFFERS = DEMO_BRANDS.flatMap((brand) => brand.items.map((item) => ({ brand, item }))).filter(
  // Nobody orders a promotional reward by itself.
  ({ item }) => item.isAvailable && item.rewardType !== 'promo',
);

/** Mostly items in the account's currency; every eighth digital one in another currency. */
export function chooseReward(type: DemoItem['fulfillmentType'], currencyCode: string, next: () => number): Choice {
  const isAbroad = type === 'DIGITAL' && next() < 1 / 8;
  const { brand, item } = pick(
    OFFERS.filter(({ item }) => item.fulfillmentType === type && (item.currencyCode === currencyCode) !== isAbroad),
    next,
  );
  return { brand, item, amountMinor: amountOf(item, next) };
}

const GIFTS = [10, 10, 15, 20, 25, 25, 30, 40, 50, 75];

/** Round amounts near the item's minimum, the most common choice. */
function amountOf({ faceMinor, optionsMinor, ...item }: DemoItem, next: () => number): bigint {
  if (faceMinor !== null) return faceMinor;
  if (optionsMinor.length > 0) return pick(optionsMinor.slice(0, 2), next);
  const unit = 10 ** exponentOf(item.currencyCode);
  const wished = pick(GIFTS, next) * giftScale(item.currencyCode);
  const minor = BigInt(Math.round((item.isWhole ? Math.ceil(wished) : wished) * unit));
  const min = item.minMinor ?? minor;
  const max = item.maxMinor ?? minor;
  return minor < min ? min : minor > max ? max : minor;
}

/** The inputs of a line that are not random. */
export interface LineFacts extends Choice {
  readonly accountCurrency: string;
  readonly person: DemoPerson;
  readonly quantity: number;
  readonly method: DeliveryMethod;
  readonly etid: string;
  readonly message: string;
  readonly failure: LineReason | null;
  /** Its mail is not sent yet. */
  readonly isWaiting: boolean;
  /** Their mailbox does not exist any more. */
  readonly hasMoved: boolean;
  readonly issuedAt: Date;
}

/** A priced line with a random delivery history and redemption state until `now`. */
export function planLine(facts: LineFacts, now: Date, next: () => number): PlannedLine {
  const { item, amountMinor, quantity, accountCurrency, isWaiting, issuedAt, method, failure } = facts;
  const rateE8 = demoRate(item.currencyCode, accountCurrency);
  const { currencyCode, adjustmentMillionths, feeMillionths } = item;
  const price = priceLine(
    { currencyCode, amountMinor, quantity, rateE8, adjustmentMillionths, feeMillionths },
    accountCurrency,
  );
  const age = now.getTime() - issuedAt.getTime();
  const mail = failure === null ? storyOf(facts, age, next) : null;
  const arrivedMs = mail === null ? null : arrivedAfterMs(mail);
  const address = method === 'MAILED' || method === 'BULK_PHYSICAL' ? homeAddress(next) : null;
  const reward = planReward(item.validityDays, arrivedMs, issuedAt, now, isWaiting, next);
  return { ...facts, rateE8, price, address, mail, reward };
}

function storyOf(facts: LineFacts, ageMs: number, next: () => number): MailStory | null {
  if (facts.method === 'MOBILE') return textStory(facts);
  if (facts.method !== 'EMAIL') return null;
  return facts.isWaiting ? 'waiting' : mailStory(ageMs, next(), facts.hasMoved);
}

/** Draws from numbers of its own, so that texts change nothing of the other lines. */
function textStory({ person, issuedAt }: LineFacts): MailStory {
  const chance = seededNumbers(`${person.mobileNumber ?? ''} ${issuedAt.toISOString()}`)();
  if (chance < 0.05) return 'text to a phone that is off';
  if (chance < 0.08) return 'text after STOP';
  return chance < 0.2 ? 'text of which nothing is told' : 'text delivered';
}

function mailStory(ageMs: number, chance: number, hasMoved: boolean): MailStory {
  if (hasMoved || chance < 0.012) return 'bounced';
  if (chance < 0.015) return 'given up';
  if (chance < 0.045) return 'sent late';
  if (ageMs > 2 * DAY_MS && chance < 0.055) return 'resent after a bounce';
  return ageMs > 10 * DAY_MS && chance < 0.07 ? 'sent again as a reminder' : 'sent';
}

function planReward(
  validityDays: number | null,
  arrivedMs: number | null,
  issuedAt: Date,
  now: Date,
  isWaiting: boolean,
  next: () => number,
): PlannedReward {
  const expiresAt = rewardEnd(issuedAt, validityDays);
  const viewChance = next();
  // Most rewards are opened within an hour, some after days.
  const delayMs = 3 * 60_000 + next() ** 6 * 12 * DAY_MS;
  const viewed = arrivedMs === null || viewChance > 0.86 ? null : new Date(issuedAt.getTime() + arrivedMs + delayMs);
  const viewedAt = viewed !== null && viewed < now ? viewed : null;
  const status = rewardStatus(viewedAt, expiresAt, now, next());
  // A hold would keep back the mail that is about to be sent.
  return { status: isWaiting && status === 'FROZEN' ? 'ACTIVE' : status, viewedAt, expiresAt };
}

function rewardStatus(
  viewedAt: Date | null,
  expiresAt: Date | null,
  now: Date,
  chance: number,
): PlannedReward['status'] {
  const isOld = viewedAt !== null && now.getTime() - viewedAt.getTime() > 2 * HOUR_MS;
  if (isOld && chance < 0.58) return 'REDEEMED';
  if (isOld && chance < 0.72) return 'PARTIALLY_REDEEMED';
  if (expiresAt !== null && expiresAt <= now) return 'EXPIRED';
  return chance > 0.996 ? 'FROZEN' : 'ACTIVE';
}
