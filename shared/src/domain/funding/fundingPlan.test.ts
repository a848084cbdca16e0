import { amountToAdd, listFundingOptions, type FundingOptions } from './fundingPlan.ts';

test.each([
  ['5,000.00 to send and 3,200.00', 'USD', 500_000n, 320_000n, 180_000n],
  ['as much as there is', 'USD', 320_000n, 320_000n, 0n],
  ['less than there is', 'USD', 100n, 320_000n, 0n],
  ['a cent more than there is', 'USD', 320_001n, 320_000n, 100n],
  ['exactly the least deposit more', 'USD', 320_100n, 320_000n, 100n],
  ['a balance below zero', 'USD', 100_000n, -50_000n, 150_000n],
  ['a credit line in use', 'CAD', 500_000n, 313_960n, 186_040n],
  ['yen', 'JPY', 2_400_001n, 2_400_000n, 1n],
])('%s', (_what, currencyCode, needMinor, availableMinor, expected) => {
  expect(amountToAdd({ currencyCode, needMinor, availableMinor })).toBe(expected);
});

const buildWays = (overrides: Partial<FundingOptions> = {}): FundingOptions => ({
  card: 'offered',
  creditCardFee: 0.03,
  bank: 'offered',
  bankMostMinor: null,
  hasWire: true,
  ...overrides,
});

const BY_CARD = { kind: 'CARD_DEPOSIT', feeMinor: 5_400n, totalMinor: 185_400n, mostMinor: null };
const BY_BANK = { kind: 'BANK_DEPOSIT', feeMinor: 0n, totalMinor: 180_000n, mostMinor: null };
const BY_WIRE = { ...BY_BANK, kind: 'WIRE_DEPOSIT' };

test.each<[string, Partial<FundingOptions>, readonly object[]]>([
  ['every way', {}, [BY_CARD, BY_BANK, BY_WIRE]],
  ['no gateway', { card: 'absent', bank: 'absent' }, [BY_WIRE]],
  ['a bank that is not possible now', { bank: 'disabled' }, [BY_CARD, BY_WIRE]],
  ['a currency without wires or US banks', { bank: 'absent', hasWire: false }, [BY_CARD]],
  ['a limit that is enough', { bankMostMinor: 180_000n }, [BY_CARD, BY_BANK, BY_WIRE]],
  ['a limit that is not', { bankMostMinor: 179_999n }, [BY_CARD, { ...BY_BANK, mostMinor: 179_999n }, BY_WIRE]],
  ['nothing at all', { card: 'absent', bank: 'absent', hasWire: false }, []],
])('1,800.00 by %s', (_what, options, expected) => {
  expect(listFundingOptions(180_000n, buildWays(options))).toEqual(expected);
});
