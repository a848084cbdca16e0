import { checkCompanyPhone, tidyCompanyPhone } from './companyPhone.ts';
import { checkLegalName, checkOtherUsage, checkUsage, checkWebsite, tidyWebsite } from './onboardingRules.ts';

it('takes the signs of registered names, and no others', () => {
  expect(checkLegalName("Harbor & Sons' (Vermont), Inc. / Ltd.")).toBeNull();
  expect(checkLegalName('Harbor <b>')?.key).toBe('error.onboarding.legalNameCharacters');
  expect(checkLegalName(' & ')?.key).toBe('error.onboarding.legalNameRequired');
  expect(checkLegalName('a'.repeat(151))?.key).toBe('error.text.tooLong');
});

it('asks for a use, and for words for another one', () => {
  expect(checkUsage([])?.key).toBe('error.onboarding.usageRequired');
  expect(checkOtherUsage(['OTHER'], '')?.key).toBe('error.onboarding.otherUsageRequired');
  expect(checkOtherUsage(['EMPLOYEES'], '')).toBeNull();
});

it.each([
  ['US', '(802) 555-0117', '+18025550117'],
  ['GB', '020 7946 0018', '+442079460018'],
  ['US', '+61 2 5550 1234', '+61255501234'],
])('reads in %s the phone number %s', (country, typed, kept) => {
  expect(checkCompanyPhone(country, typed)).toBeNull();
  expect(tidyCompanyPhone(country, typed)).toBe(kept);
});

it('refuses what is no phone number', () => {
  expect(checkCompanyPhone('US', '')?.key).toBe('error.phone.required');
  expect(checkCompanyPhone('US', 'call us')?.key).toBe('error.phone.notANumber');
  expect(checkCompanyPhone('US', '12345')?.key).toBe('error.phone.incomplete');
});

it('takes web sites with and without their protocol, or none', () => {
  expect(tidyWebsite('harbor-lights.example')).toBe('https://harbor-lights.example/');
  for (const site of ['', 'http://harbor-lights.example/en', 'harbor-lights.example'])
    expect(checkWebsite(site)).toBeNull();
  for (const site of ['harbor', 'javascript:alert(1)', 'ftp://a.example', 'https://me:you@a.example', 'a b.example'])
    expect(checkWebsite(site)?.key).toBe('error.onboarding.website');
});
