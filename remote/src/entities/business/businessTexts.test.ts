import { REWARDS_USAGES } from '@portal/shared/domain/access/kybReview';
import { FIRST_SENDS, INDUSTRIES, MONTHLY_VOLUMES } from '@portal/shared/domain/onboarding/onboardingRules';
import { SIGNUP_USE_CASES } from '@portal/shared/domain/onboarding/signupRules';
import en from './locales/en.json';

test.each([
  ['usage', REWARDS_USAGES],
  ['useCase', SIGNUP_USE_CASES],
  ['industry', INDUSTRIES],
  ['monthlyVolume', MONTHLY_VOLUMES],
  ['firstSend', FIRST_SENDS],
] as const)('every value of %s has words', (fact, values) => {
  expect(Object.keys(en[fact]).toSorted()).toEqual([...values].toSorted());
});
