import { Type, type Static } from '@sinclair/typebox';
import { array, object, type InferType } from 'yup';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { REWARDS_USAGES, type RewardsUsage } from '../domain/access/kybReview.ts';
import { ONBOARDING_LIMITS } from '../domain/onboarding/onboardingLimits.ts';
import { ONBOARDING_STEPS, type OnboardingStep } from '../domain/onboarding/onboardingRules.ts';
import { Instant, Nullable, OneOf, recordVersion, text } from './common.ts';

/** A text of the wizard, which is not checked until it is submitted. */
const typed = () => text().max(ONBOARDING_LIMITS.typedLength, 'error.text.tooLong').default('');

/** The answers about rewards, the company and its plans, as far as they are typed. Enumerations: '' until chosen. */
const answers = {
  usage: object({
    rewardsUsage: array(
      text()
        .oneOf<RewardsUsage>([...REWARDS_USAGES])
        .required(),
    )
      .max(REWARDS_USAGES.length)
      .default([]),
    otherUsage: typed(),
  }),
  company: object({
    legalName: typed(),
    country: typed(),
    addressLine1: typed(),
    addressLine2: typed(),
    city: typed(),
    state: typed(),
    postalCode: typed(),
    phoneNumber: typed(),
  }),
  additional: object({ website: typed(), industry: typed(), monthlyVolume: typed(), firstSend: typed() }),
};
export const onboardingContent = object(answers);
export type OnboardingContent = InferType<typeof onboardingContent>;

/**
 * PUT /api/onboarding: replaces the draft. `version`: of the draft as it was read or saved last; 409 `error.onboarding.changed` for an
 * older one. `taxId`: null keeps the one that was sent before; one that its country does not write is refused at its field.
 */
export const onboardingBody = object({
  version: recordVersion(0),
  step: text()
    .oneOf<OnboardingStep>([...ONBOARDING_STEPS])
    .required(),
  content: onboardingContent.required(),
  taxId: text().max(40, 'error.text.tooLong').nullable().default(null),
});
export type OnboardingBody = InferType<typeof onboardingBody>;

/** POST /api/onboarding/submit: sends the draft as it was saved; refusals name its fields (`company.legalName`, `company.taxId`). */
export const submitOnboardingBody = object({ version: recordVersion(0) });
export type SubmitOnboardingBody = InferType<typeof submitOnboardingBody>;

const Text = Type.String();

/**
 * GET /api/onboarding, and the answer of PUT: the draft of the organisation, at first with what was said at sign-up.
 * `version`: 0 before it was saved; `savedBy`: the name of the user who saved it last; `onboarded`: the wizard is done.
 */
export const Onboarding = Type.Object({
  version: Type.Integer(),
  step: OneOf(ONBOARDING_STEPS),
  content: Type.Object({
    usage: Type.Object({ rewardsUsage: Type.Array(OneOf(REWARDS_USAGES)), otherUsage: Text }),
    company: Type.Object({
      legalName: Text,
      country: Text,
      addressLine1: Text,
      addressLine2: Text,
      city: Text,
      state: Text,
      postalCode: Text,
      phoneNumber: Text,
    }),
    additional: Type.Object({ website: Text, industry: Text, monthlyVolume: Text, firstSend: Text }),
  }),
  /** The tax id itself is never answered; null before one was sent. */
  taxIdLastFour: Nullable(Text),
  savedBy: Nullable(Text),
  savedAt: Nullable(Instant),
  onboarded: Type.Boolean(),
});
export type Onboarding = Static<typeof Onboarding>;

/** The answer of POST /api/onboarding/submit. `expectedOn`: the day (ISO) by which staff will have decided. */
export const OnboardingSubmitted = Type.Object({
  kybStatus: OneOf(KYB_STATUSES),
  submittedAt: Instant,
  expectedOn: Text,
});
export type OnboardingSubmitted = Static<typeof OnboardingSubmitted>;
