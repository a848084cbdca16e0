import { checkCompanyName, checkUseCaseDetail, checkWorkEmail } from './signupRules.ts';

it.each(['Harbor Lights', 'Müller-Søn 24', '株式会社サンプル', 'Пример'])('takes the company name %s', (name) => {
  expect(checkCompanyName(name)).toBeNull();
});

it.each([
  ['', 'error.signup.companyRequired'],
  [' - ', 'error.signup.companyRequired'],
  ['Harbor & Lights', 'error.signup.companyCharacters'],
  ['Harbor Lights, Inc.', 'error.signup.companyCharacters'],
  ['a'.repeat(81), 'error.text.tooLong'],
])('refuses the company name %j', (name, key) => {
  expect(checkCompanyName(name)?.key).toBe(key);
});

it('asks for words for a use case that is none of the list', () => {
  expect(checkUseCaseDetail('OTHER', ' ')?.key).toBe('error.signup.useCaseDetail');
  expect(checkUseCaseDetail('OTHER', 'Raffles')).toBeNull();
  expect(checkUseCaseDetail('REFERRALS', '')).toBeNull();
});

it('checks the form of a work address', () => {
  expect(checkWorkEmail('')?.key).toBe('error.email.required');
  expect(checkWorkEmail('grace@harbor')?.key).toBe('error.email.invalid');
  expect(checkWorkEmail(' grace@harbor-lights.example ')).toBeNull();
});
