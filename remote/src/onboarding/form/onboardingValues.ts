import type { Onboarding, OnboardingContent } from '@portal/shared/contract/onboarding';
import { REWARDS_USAGES, type RewardsUsage } from '@portal/shared/domain/access/kybReview';
import { ADDRESS_COUNTRIES } from '@portal/shared/domain/addresses/addressPlaces';
import { ADDRESS_FIELDS, tidyAddress, type PostalAddress } from '@portal/shared/domain/addresses/addressRules';

/** The form of all steps. Enumerations: empty until chosen. `version`: of the draft that it began with or was saved as. */
export interface OnboardingValues {
  readonly version: number;
  readonly rewardsUsage: readonly RewardsUsage[];
  readonly otherUsage: string;
  readonly legalName: string;
  readonly address: PostalAddress;
  readonly phoneNumber: string;
  /** Empty where the one that the server has is kept. */
  readonly taxId: string;
  readonly website: string;
  readonly industry: string;
  readonly monthlyVolume: string;
  readonly firstSend: string;
}

/** The fields of each step. */
export const STEP_FIELDS = {
  usage: ['rewardsUsage', 'otherUsage'],
  company: ['legalName', 'address', 'phoneNumber', 'taxId'],
  additional: ['website', 'industry', 'monthlyVolume', 'firstSend'],
  review: [],
} as const satisfies Record<Onboarding['step'], readonly (keyof OnboardingValues)[]>;

/** What the form begins with. */
export function toOnboardingValues({ version, content }: Onboarding): OnboardingValues {
  const { legalName, phoneNumber, country, addressLine1, addressLine2, city, state, postalCode } = content.company;
  return {
    version,
    ...content.usage,
    ...content.additional,
    rewardsUsage: REWARDS_USAGES.filter((usage) => content.usage.rewardsUsage.some((one) => one === usage)),
    legalName,
    phoneNumber,
    address: { country: country || ADDRESS_COUNTRIES[0], addressLine1, addressLine2, city, state, postalCode },
    taxId: '',
  };
}

/** The draft as the server keeps it. */
export const toOnboardingContent = (values: OnboardingValues): OnboardingContent => ({
  usage: { rewardsUsage: [...values.rewardsUsage], otherUsage: values.otherUsage },
  company: { legalName: values.legalName, phoneNumber: values.phoneNumber, ...tidyAddress(values.address) },
  additional: {
    website: values.website,
    industry: values.industry,
    monthlyVolume: values.monthlyVolume,
    firstSend: values.firstSend,
  },
});

/** The form's field of a server's, which names its part of the draft first. */
export function toOnboardingField(field: string): string {
  const name = field.split('.').at(-1) ?? field;
  return ADDRESS_FIELDS.some((part) => part === name) ? `address.${name}` : name;
}
