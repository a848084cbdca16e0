import { checkAlertEmail, checkAlertName, checkThreshold } from './balanceAlertRules.ts';

describe('the name of an alert', () => {
  it.each(['Low balance', 'x'.repeat(100), '残高が少ない'])('may be %s', (name) => {
    expect(checkAlertName(name)).toBeNull();
  });

  it.each([
    [' ', 'error.name.required'],
    ['\u200b', 'error.name.required'],
    ['x'.repeat(101), 'error.name.tooLong'],
    ['Low {balance}', 'error.name.braces'],
  ])('may not be %p', (name, key) => {
    expect(checkAlertName(name)).toMatchObject({ key });
  });
});

describe('the threshold of an alert', () => {
  it.each([
    ['500', 'USD', 50_000n],
    [' 500.5 ', 'USD', 50_050n],
    ['500', 'JPY', 500n],
    ['0.01', 'USD', 1n],
    ['999999999.99', 'USD', 99_999_999_999n],
  ])('%p %s is %d in minor units', (value, currencyCode, minor) => {
    expect(checkThreshold(value, currencyCode)).toEqual({ minor });
  });

  it.each([
    ['', 'USD', 'error.amount.required'],
    ['five', 'USD', 'error.amount.notANumber'],
    ['1.005', 'USD', 'error.amount.decimals'],
    ['500.5', 'JPY', 'error.amount.decimals'],
    ['0', 'USD', 'error.amount.notPositive'],
    ['-1', 'USD', 'error.amount.notPositive'],
    ['1000000000', 'USD', 'error.amount.tooLarge'],
  ])('%p %s is refused with %s', (value, currencyCode, key) => {
    expect(checkThreshold(value, currencyCode)).toEqual({ refusal: { key } });
  });
});

describe('the addresses of an alert', () => {
  const EMAILS = ['ada@example.com', ' ', 'nobody', 'ADA@example.com ', 'grace@example.com'];

  it.each([
    [0, null],
    [1, { key: 'error.email.required' }],
    [2, { key: 'error.email.invalid' }],
    [3, { key: 'error.email.repeated' }],
    [4, null],
  ])('number %i gives %j', (index, refusal) => {
    expect(checkAlertEmail(EMAILS, index)).toEqual(refusal);
  });
});
