import type { CompletionStatus } from '../enumerations.ts';
import { findMetLimit, isRetryable, isTaken, type CompletionFacts } from './completionRules.ts';
import { completionsLeft, coverageOf } from './coverage.ts';
import { checkIncentiveCount, checkIncentiveDays, checkIncentiveName, incentiveTimes } from './incentiveRules.ts';
import { hasStarted, incentiveStatus, type IncentiveFacts } from './incentiveStatus.ts';
import { shownDays } from './shownDays.ts';

it.each([
  ['Panel wave 3', undefined],
  ['Größe & Co. (2)', undefined],
  ['', 'error.name.required'],
  ['​​​​​​', 'error.name.required'],
  ['Wave', 'error.displayName.length'],
  ['x'.repeat(101), 'error.displayName.length'],
  ['Panel <b>3</b>', 'error.name.characters'],
  ['Panel {name}', 'error.name.braces'],
])('the name %j is refused for %s', (name, key) => {
  expect(checkIncentiveName(name)?.key).toBe(key);
});

const days = { startDate: '2026-12-01', endDate: '2026-12-31', timeZone: 'America/Los_Angeles' };

it.each([
  [{}, undefined],
  [{ endDate: '2026-12-01' }, undefined],
  [{ endDate: '2026-11-30' }, 'endDate error.date.backwards'],
  [{ startDate: '2026-02-30' }, 'startDate error.date.invalid'],
  [{ startDate: 'soon' }, 'startDate error.date.invalid'],
  [{ endDate: '9999-01-01' }, 'endDate error.date.invalid'],
  [{ timeZone: '+05:30' }, 'timeZone error.timeZone.unknown'],
])('the days %j are refused for %s', (changes, refusal) => {
  const found = checkIncentiveDays({ ...days, ...changes });
  expect(found ? `${found.field} ${found.key}` : undefined).toBe(refusal);
});

it('the last day is included', () => {
  expect(incentiveTimes(days)).toEqual({
    startsAt: new Date('2026-12-01T08:00:00Z'),
    endsAt: new Date('2027-01-01T08:00:00Z'),
  });
});

it.each([
  [1, true],
  [1_000_000, true],
  [0, false],
  [1.5, false],
  [1_000_001, false],
])('the limit %s is allowed: %s', (count, isAllowed) => {
  expect(checkIncentiveCount(count) === null).toBe(isAllowed);
});

const now = new Date('2026-12-15T12:00:00Z');
const facts: IncentiveFacts = {
  isOn: true,
  ...incentiveTimes(days),
  quantity: 90,
  completesAllowed: 100,
  rewardsIssued: 0,
  responsesTaken: 0,
};

it.each<[Partial<IncentiveFacts>, string]>([
  [{}, 'ACTIVE'],
  [{ startsAt: new Date('2026-12-16T00:00:00Z') }, 'ACTIVE'],
  [{ rewardsIssued: 90 }, 'COMPLETED'],
  [{ responsesTaken: 100 }, 'COMPLETED'],
  [{ endsAt: now, responsesTaken: 100 }, 'EXPIRED'],
  [{ isOn: false, endsAt: now }, 'INACTIVE'],
])('an incentive of %j is %s', (changes, status) => {
  expect(incentiveStatus({ ...facts, ...changes }, now)).toBe(status);
});

it('has started with its first day', () => {
  expect([hasStarted(facts, facts.startsAt), hasStarted(facts, new Date(facts.startsAt.getTime() - 1))]).toEqual([
    true,
    false,
  ]);
});

it.each<[Partial<CompletionFacts>, CompletionStatus | null]>([
  [{}, null],
  [{ rewardsIssued: 89, responsesTaken: 99 }, null],
  [{ rewardsIssued: 90 }, 'QUANTITY_EXCEEDED'],
  [{ rewardsIssued: 90, recipient: 'INVALID' }, 'INVALID_EMAIL'],
  [{ recipient: 'NOT_NORMALIZED' }, 'EMAIL_NORMALIZATION_FAILED'],
  [{ responsesTaken: 100, recipient: 'NOT_NORMALIZED' }, 'COMPLETES_EXCEEDED'],
  [{ endsAt: now, responsesTaken: 100 }, 'END_DATE_PASSED'],
])('a response that meets %j gets %s', (changes, status) => {
  expect(findMetLimit({ ...facts, recipient: 'OK', ...changes }, now)).toBe(status);
});

it('counts what came in time, and retries what can be put right', () => {
  expect([isTaken('QUANTITY_EXCEEDED'), isTaken('COMPLETES_EXCEEDED'), isTaken('END_DATE_PASSED')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isRetryable('INSUFFICIENT_FUNDS'), isRetryable('SYSTEM_FAILURE'), isRetryable('INVALID_EMAIL')]).toEqual([
    true,
    true,
    false,
  ]);
});

it.each([
  ['all of them', { balanceMinor: 250_000n }, { completions: 88, coversAll: true, lastDay: null }],
  ['seven at two a week', { balanceMinor: 19_999n }, { completions: 7, coversAll: false, lastDay: '2026-03-26' }],
  ['none', { balanceMinor: -5n }, { completions: 0, coversAll: false, lastDay: '2026-03-02' }],
  ['no pace', { balanceMinor: 19_999n, lastWeek: 0 }, { completions: 7, coversAll: false, lastDay: null }],
])('a balance covers %s', (_name, changes, coverage) => {
  const input = { balanceMinor: 0n, costMinor: 2_500n, completionsLeft: 88, lastWeek: 2, today: '2026-03-02' };
  expect(coverageOf({ ...input, ...changes })).toEqual(coverage);
});

it('leaves what both limits leave', () => {
  expect(completionsLeft({ ...facts, rewardsIssued: 10, responsesTaken: 30 })).toBe(70);
  expect(completionsLeft({ ...facts, rewardsIssued: 90, responsesTaken: 95 })).toBe(0);
});

it('shows the last thirty days that have begun', () => {
  expect(shownDays(days, '2026-12-02')).toEqual(['2026-12-01', '2026-12-02']);
  expect(shownDays(days, '2027-03-01')).toHaveLength(30);
  expect(shownDays(days, '2027-03-01').at(-1)).toBe('2026-12-31');
  expect(shownDays(days, '2026-11-30')).toEqual([]);
});
