/**
 * Limits of company sign-in, apart from `SETTINGS` because every page would load them with it. `connectionsMax`, `domainsMax`: of an
 * organisation; `exemptMax`: administrators named for a domain; `pastedLength`: of what is pasted to be read.
 */
export const SSO_LIMITS = {
  connectionsMax: 20,
  domainsMax: 50,
  exemptMax: 20,
  nameLength: 100,
  urlLength: 2_000,
  clientIdLength: 255,
  secretLength: 1_000,
  entityIdLength: 1_024,
  certificateLength: 10_000,
  certificatesMax: 10,
  pastedLength: 1_000_000,
  domainLength: 253,
  /** From then on a certificate is shown as one that ends soon, and mailed about. */
  certificateSoonDays: 30,
} as const;
