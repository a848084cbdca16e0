import type { TransactionType } from '@portal/shared/domain/enumerations';
import { sum } from '@portal/shared/domain/money/money';
import { DEMO_DEPOSITS, type DemoDeposit } from './demoDeposits.ts';
import type { DemoAccount } from './demoOrganisation.ts';
import { giftScale } from './demoRates.ts';
import { foundedAt } from './foundedAt.ts';
import { minorOf, platformOfGroup } from './loadOrganisation.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const PERIOD_DAYS = 46;
const YEAR_DAYS = 366;
/** Number of recent periods not yet paid by an account on its credit line. */
const UNPAID_PERIODS = 3;

/** Balance change of an account, minor units. */
export interface Flow {
  readonly at: Date;
  readonly amountMinor: bigint;
}

export interface Deposit extends Flow {
  readonly type: TransactionType;
  readonly description: string;
}

const CARD = { type: 'CARD_DEPOSIT', description: 'Card deposit' } as const;
const BANK = { type: 'BANK_DEPOSIT', description: 'US bank transfer' } as const;
const WIRE = { type: 'WIRE_DEPOSIT', description: 'Wire transfer' } as const;

/**
 * Deposits of an account: about every six weeks a round amount that covers the following period. The opening balance is
 * chosen so that the account ends with its configured balance.
 */
export function planDeposits(account: DemoAccount, flows: readonly Flow[], now: Date): Deposit[] {
  const { currencyCode, creditLimit } = account;
  const founded = foundedAt(platformOfGroup(account.group), now).getTime() + DAY_MS;
  const openedAt = new Date(Math.max(founded, now.getTime() - YEAR_DAYS * DAY_MS));
  const step = minorOf(100 * giftScale(currencyCode), currencyCode);
  const starts = periodStarts(openedAt, now);
  const paid = creditLimit === null ? starts : starts.slice(0, -UNPAID_PERIODS);
  const later = paid.slice(1).flatMap((at, index): Deposit[] => {
    const before = new Date(at.getTime() + PERIOD_DAYS * DAY_MS);
    const needed = -sumOf(flows.filter((flow) => flow.at >= at && flow.at < before));
    return needed <= 0n ? [] : payIn(((needed + step - 1n) / step) * step, step, currencyCode, inOffice(at), index);
  });
  const listed = DEMO_DEPOSITS.filter((deposit) => deposit.account === account.identifier).flatMap((deposit) =>
    bookedDeposits(deposit, currencyCode, now),
  );
  const openingMinor = minorOf(account.balance, currencyCode) - sumOf([...flows, ...later, ...listed]);
  return [
    { type: 'OPENING_BALANCE', description: 'Opening balance', at: openedAt, amountMinor: openingMinor },
    ...later,
    ...listed,
    ...returned(account, now),
  ];
}

/** When a deposit with a row of its own was asked for and ended; null for one that has not. */
export function depositTimes({ days, endedAfterDays }: DemoDeposit, now: Date) {
  const at = inOffice(new Date(now.getTime() - days * DAY_MS));
  const endedAt = endedAfterDays === undefined ? null : new Date(at.getTime() + endedAfterDays * DAY_MS + HOUR_MS);
  return { at, endedAt };
}

/** Returns the journals of a deposit with a row of its own: its credit, and its return. */
function bookedDeposits(deposit: DemoDeposit, currencyCode: string, now: Date): Deposit[] {
  const { at, endedAt } = depositTimes(deposit, now);
  const amountMinor = minorOf(deposit.amount, currencyCode);
  if (endedAt === null) return [];
  if (deposit.status === 'POSTED') return [{ ...WIRE, at: endedAt, amountMinor }];
  if (deposit.status !== 'RETURNED') return [];
  const description = `${BANK.description}, ${deposit.returnCode ?? ''}`;
  return [
    { ...BANK, at, amountMinor },
    { type: 'BANK_RETURN', description, at: endedAt, amountMinor: -amountMinor },
  ];
}

const RETURNED_DAYS = { asked: 20, returned: 17 };

/** Returns what froze an account in dollars: a deposit by bank that came back. */
function returned({ status, currencyCode }: DemoAccount, now: Date): Deposit[] {
  if (status !== 'FROZEN' || currencyCode !== 'USD') return [];
  const amountMinor = minorOf(500, currencyCode);
  const daysAgo = (days: number) => inOffice(new Date(now.getTime() - days * DAY_MS));
  return [
    { ...BANK, at: daysAgo(RETURNED_DAYS.asked), amountMinor },
    {
      type: 'BANK_RETURN',
      description: `${BANK.description}, R10`,
      at: daysAgo(RETURNED_DAYS.returned),
      amountMinor: -amountMinor,
    },
  ];
}

/** Funding method: wire, ACH for smaller dollar amounts; small deposits and a part of every third one by card. */
function payIn(amountMinor: bigint, step: bigint, currencyCode: string, at: Date, index: number): Deposit[] {
  if (amountMinor < 8n * step) return [{ ...CARD, at, amountMinor }];
  const byCard = index % 3 === 1 ? 4n * step : 0n;
  const kind = currencyCode === 'USD' && amountMinor < 60n * step ? BANK : WIRE;
  const main = { ...kind, at, amountMinor: amountMinor - byCard };
  return byCard === 0n ? [main] : [main, { ...CARD, at: new Date(at.getTime() + HOUR_MS), amountMinor: byCard }];
}

/** Days since the last banking day, by weekday from Sunday. */
const CLOSED_DAYS = [2, 0, 0, 0, 0, 0, 1];

/** A morning of the day, or of the preceding Friday at weekends. */
function inOffice(day: Date): Date {
  const midnight = Math.floor(day.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight - (CLOSED_DAYS[day.getUTCDay()] ?? 0) * DAY_MS + 9.4 * HOUR_MS);
}

function periodStarts(from: Date, to: Date): Date[] {
  const count = Math.ceil((to.getTime() - from.getTime()) / (PERIOD_DAYS * DAY_MS));
  return Array.from({ length: count }, (_, index) => new Date(from.getTime() + index * PERIOD_DAYS * DAY_MS));
}

const sumOf = (flows: readonly Flow[]): bigint => sum(flows.map((flow) => flow.amountMinor));
