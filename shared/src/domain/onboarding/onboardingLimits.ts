/** Sign-up. `companyNameLength`: with its endings it names a group and an account; `resendAfterMs`: before another mail can be asked for. */
export const SIGNUP_LIMITS = {
  companyNameLength: 80,
  detailLength: 200,
  emailLength: 255,
  resendAfterMs: 30_000,
} as const;

/** Lengths of what is typed in the wizard; `typedLength`: of what is not checked yet. */
export const ONBOARDING_LIMITS = {
  legalNameLength: 150,
  otherLength: 200,
  websiteLength: 200,
  typedLength: 400,
} as const;
