import {
  checkLegalName,
  checkOtherUsage,
  checkUsage,
  checkWebsite,
} from '@portal/shared/domain/onboarding/onboardingRules';
import { checkTaxId } from '@portal/shared/domain/onboarding/taxId';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { array, mixed, number, object, string } from 'yup';
import { addressSchema } from '../../entities/address/addressSchema.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import type { OnboardingValues } from './onboardingValues.ts';

/** The context of the schema. */
export interface OnboardingContext {
  /** The server has a tax id, which an empty field keeps. */
  readonly hasTaxId: boolean;
}

/** A text that is checked beside the others. */
const beside = (check: (text: string, values: OnboardingValues, context: OnboardingContext) => Refusal | null) =>
  string()
    .defined()
    .test('rule', (text, context) => {
      const refusal = check(text, context.parent as OnboardingValues, context.options.context as OnboardingContext);
      return refusal === null || context.createError({ message: { ...refusal } });
    });

/** The numbering plans of all countries come once a number is typed; the server checks alone where they do not come. */
async function checkPhone(typed: string, country: string): Promise<Refusal | null> {
  if (typed.trim() === '') return { key: 'error.phone.required' };
  const rules = await import('@portal/shared/domain/onboarding/companyPhone').catch(() => null);
  return rules?.checkCompanyPhone(country, typed) ?? null;
}

const choice = (key: string) => string().required(key);

/** All steps, by the rules that the server applies when they are sent. */
export const onboardingSchema = object({
  version: number().required(),
  rewardsUsage: array(mixed().required()).test('usage', (usage, context) => {
    const refusal = checkUsage((usage ?? []).map(String));
    return refusal === null || context.createError({ message: { ...refusal } });
  }),
  otherUsage: beside((words, { rewardsUsage }) => checkOtherUsage(rewardsUsage, words)),
  legalName: checkedText(checkLegalName),
  address: addressSchema,
  phoneNumber: string()
    .defined()
    .test('phone', async (typed, context) => {
      const refusal = await checkPhone(typed, (context.parent as OnboardingValues).address.country);
      return refusal === null || context.createError({ message: { ...refusal } });
    }),
  taxId: beside((taxId, { address }, { hasTaxId }) =>
    hasTaxId && taxId.trim() === '' ? null : checkTaxId(address.country, taxId),
  ),
  website: checkedText(checkWebsite),
  industry: choice('error.onboarding.industry'),
  monthlyVolume: choice('error.onboarding.monthlyVolume'),
  firstSend: choice('error.onboarding.firstSend'),
});
