import { Type, type Static } from '@sinclair/typebox';
import { boolean, object, type InferType } from 'yup';
import { LANGUAGES } from '../domain/enumerations.ts';
import { SIGNUP_LIMITS } from '../domain/onboarding/onboardingLimits.ts';
import {
  checkCompanyName,
  checkUseCaseDetail,
  checkWorkEmail,
  SIGNUP_USE_CASES,
  type SignupUseCase,
} from '../domain/onboarding/signupRules.ts';
import { tidyName } from '../domain/people/names.ts';
import { SETTINGS } from '../domain/settings.ts';
import { billingAddress } from './addresses.ts';
import { Instant, OneOf, secretText, text } from './common.ts';
import { refusedBy } from './refusedBy.ts';
import { acceptedTerms } from './terms.ts';

const personName = () =>
  text().trim().max(SETTINGS.profile.nameLength, 'error.name.tooLong').required('error.name.required');

const workEmail = () => text().trim().max(400).default('').test('address', refusedBy(checkWorkEmail));

const captcha = () => text().max(4_096);

/**
 * POST /api/signups. `annualSpendOver100k`: in US dollars; `distributesOnBehalf`: rewards are sent on behalf of other companies;
 * `useCaseDetail`: needed for OTHER; `captcha`: as at sign-in, from the third try on.
 */
export const signupBody = billingAddress.shape({
  firstName: personName(),
  lastName: personName(),
  email: workEmail(),
  companyName: text()
    .max(400)
    .default('')
    .transform((name: string | null) => name && tidyName(name))
    .test('name', refusedBy(checkCompanyName)),
  annualSpendOver100k: boolean().strict().required('error.signup.answerRequired'),
  distributesOnBehalf: boolean().strict().required('error.signup.answerRequired'),
  useCase: text()
    .oneOf<SignupUseCase>([...SIGNUP_USE_CASES], 'error.signup.useCase')
    .required('error.signup.useCase'),
  useCaseDetail: text()
    .trim()
    .max(2_000)
    .default('')
    .test(
      'detail',
      refusedBy((detail, beside) => checkUseCaseDetail(beside('useCase'), detail)),
    ),
  terms: acceptedTerms(),
  langKey: text()
    .oneOf(
      LANGUAGES.map((language) => language.toLowerCase()),
      'error.language.unknown',
    )
    .required('error.language.unknown'),
  captcha: captcha(),
});
export type SignupBody = InferType<typeof signupBody>;

/**
 * POST /api/signups/email-check, before the company is asked for: 400 at `email` for an address that cannot sign up. Whether it has
 * a user is not told.
 */
export const signupEmailCheckBody = object({ email: workEmail() });
export type SignupEmailCheckBody = InferType<typeof signupEmailCheckBody>;

/** The handle of a sign-up, which its browser alone knows; the same for an address that has a user. `resendFrom`: when another mail may be asked for. */
export const Signup = Type.Object({
  id: Type.String(),
  email: Type.String(),
  resendFrom: Instant,
  expiresAt: Instant,
});
export type Signup = Static<typeof Signup>;

export const signupParams = object({
  id: text()
    .matches(/^[\w-]{20,100}$/, 'error.signup.unknown')
    .required('error.signup.unknown'),
});

/** PUT /api/signups/{id}/email: another address for the same sign-up; the link of the first mail ends. */
export const signupEmailBody = object({ email: workEmail(), captcha: captcha() });
export type SignupEmailBody = InferType<typeof signupEmailBody>;

export const signupTokenParams = object({
  token: text().max(100, 'error.signup.unknown').required('error.signup.unknown'),
});

/** GET /api/signups/verification/{token}: who proves an address; asking uses nothing up. */
export const SignupVerification = Type.Object({
  email: Type.String(),
  firstName: Type.String(),
  companyName: Type.String(),
  langKey: OneOf(LANGUAGES.map((language) => language.toLowerCase())),
  expiresAt: Instant,
});
export type SignupVerification = Static<typeof SignupVerification>;

/** POST /api/signups/finish: makes organisation and administrator, and signs in. */
export const finishSignupBody = object({
  token: text().max(100, 'error.signup.unknown').required('error.signup.unknown'),
  newPassword: secretText()
    .max(SETTINGS.password.maxLength, 'error.password.rules')
    .required('error.password.required'),
});
export type FinishSignupBody = InferType<typeof finishSignupBody>;

/** Whether sign-up takes the addresses of a domain, against what the lists of free and throw-away mail say. */
export const SIGNUP_DOMAIN_RULES = ['ACCEPT', 'REFUSE'] as const;
export type SignupDomainRule = (typeof SIGNUP_DOMAIN_RULES)[number];

/** An exception that staff made. */
export const SignupDomain = Type.Object({
  domain: Type.String(),
  rule: OneOf(SIGNUP_DOMAIN_RULES),
  reason: Type.String(),
  changedBy: Type.String(),
  changedAt: Instant,
});
export type SignupDomain = Static<typeof SignupDomain>;

/** GET /api/staff/signup-domains: by domain. */
export const SignupDomains = Type.Array(SignupDomain);

export const signupDomainParams = object({
  domain: text().max(SIGNUP_LIMITS.emailLength).required('error.signup.domain'),
});

/** PUT /api/staff/signup-domains/{domain}: makes or replaces the exception. */
export const signupDomainBody = object({
  rule: text()
    .oneOf<SignupDomainRule>([...SIGNUP_DOMAIN_RULES])
    .required(),
  reason: text().trim().max(1_000).default(''),
});
export type SignupDomainBody = InferType<typeof signupDomainBody>;
