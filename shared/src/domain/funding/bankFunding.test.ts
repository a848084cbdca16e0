import { bankFundingOf, type BankFunding, type BankFundingFacts } from './bankFunding.ts';

const buildFacts = (overrides: Partial<BankFundingFacts> = {}): BankFundingFacts => ({
  currencyCode: 'USD',
  creditLimit: null,
  confidenceAttribute: null,
  platformCreatedDate: new Date('2026-01-01T00:00:00Z'),
  isWatchAllowed: false,
  ...overrides,
});

const bornOn = (day: string) => ({ platformCreatedDate: new Date(day) });

it.each<[string, Partial<BankFundingFacts>, BankFunding]>([
  ['an account that nobody has judged', {}, 'offered'],
  ['a trusted account', { confidenceAttribute: 'TRUSTED' }, 'offered'],
  ['a new account', { confidenceAttribute: 'NEW' }, 'offered'],
  ['a watched account', { confidenceAttribute: 'WATCH' }, 'disabled'],
  ['a watched account of 2025-07-05', { confidenceAttribute: 'WATCH', ...bornOn('2025-07-05T23:59:59Z') }, 'offered'],
  ['a watched account of 2025-07-06', { confidenceAttribute: 'WATCH', ...bornOn('2025-07-06T00:00:00Z') }, 'disabled'],
  [
    'a watched account of that day with the feature',
    { confidenceAttribute: 'WATCH', ...bornOn('2025-07-06T00:00:00Z'), isWatchAllowed: true },
    'offered',
  ],
  ['an account of unknown confidence', { confidenceAttribute: 'SHINY' }, 'disabled'],
  ['an account in euros', { currencyCode: 'EUR', confidenceAttribute: 'TRUSTED' }, 'absent'],
  ['an account with a credit line', { creditLimit: 500_000n, confidenceAttribute: 'TRUSTED' }, 'absent'],
  ['an account with a credit line of nothing', { creditLimit: 0 }, 'offered'],
])('for %s', (_what, facts, expected) => {
  expect(bankFundingOf(buildFacts(facts))).toBe(expected);
});
