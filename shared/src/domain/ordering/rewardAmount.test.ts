import { checkRewardAmount, type AmountRule } from './rewardAmount.ts';

const variable: AmountRule = {
  currencyCode: 'USD',
  valueType: 'VARIABLE_VALUE',
  faceValueMinor: null,
  minMinor: 500n,
  maxMinor: 50_000n,
  isWholeAmountValueRequired: true,
  optionsMinor: [],
};
const fixed: AmountRule = {
  ...variable,
  valueType: 'FIXED_VALUE',
  faceValueMinor: 1_000n,
  minMinor: null,
  maxMinor: null,
};
const chosen: AmountRule = {
  ...variable,
  valueType: 'SUMMARY_VALUE',
  minMinor: null,
  maxMinor: null,
  optionsMinor: [1_000n, 2_500n],
};
const yen: AmountRule = { ...variable, currencyCode: 'JPY', minMinor: 500n, maxMinor: 50_000n };

it.each([
  [variable, '50', 5_000n],
  [variable, 5, 500n],
  [variable, '500.00', 50_000n],
  [fixed, '10.00', 1_000n],
  [chosen, '25', 2_500n],
  [yen, '1000', 1_000n],
])('accepts an amount within the rule', (rule, value, minor) => {
  expect(checkRewardAmount(value, rule)).toEqual({ minor });
});

it.each([
  [variable, '', 'error.amount.required'],
  [variable, 'fifty', 'error.amount.notANumber'],
  [variable, 'NaN', 'error.amount.notANumber'],
  [variable, 'Infinity', 'error.amount.notANumber'],
  [variable, Number.POSITIVE_INFINITY, 'error.amount.notANumber'],
  [variable, '1e9', 'error.amount.notANumber'],
  [variable, '99999999999999999999', 'error.amount.tooLarge'],
  [variable, '10.505', 'error.amount.decimals'],
  [variable, '0', 'error.amount.notPositive'],
  [variable, '-5', 'error.amount.notPositive'],
  [variable, '4.99', 'error.amount.belowMin'],
  [variable, '500.01', 'error.amount.aboveMax'],
  [variable, '10.50', 'error.amount.notWhole'],
  [fixed, '11', 'error.amount.fixed'],
  [chosen, '11', 'error.amount.option'],
  [yen, '500.5', 'error.amount.decimals'],
])('refuses %p of %p with %s', (rule, value, key) => {
  expect(checkRewardAmount(value, rule)).toMatchObject({ refusal: { key } });
});

it('reports the limit as decimal text of its currency', () => {
  expect(checkRewardAmount('1', variable)).toEqual({
    refusal: { key: 'error.amount.belowMin', values: { amount: '5.00', currencyCode: 'USD' } },
  });
  expect(checkRewardAmount('60000', yen)).toEqual({
    refusal: { key: 'error.amount.aboveMax', values: { amount: '50000', currencyCode: 'JPY' } },
  });
});
