import { MFA_TYPES } from '../people/mfa.ts';

/** Protocols of company sign-in. */
export const SSO_CONNECTION_TYPES = ['OIDC', 'SAML'] as const;
export type SsoConnectionType = (typeof SSO_CONNECTION_TYPES)[number];

/** Providers by which a session may have been opened. */
export const IDENTITY_PROVIDERS = [...SSO_CONNECTION_TYPES, 'GOOGLE'] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** States of a connection. DRAFT: being set up; TESTING: administrators may test it; ENABLED: everybody may sign in by it. */
export const SSO_CONNECTION_STATES = ['DRAFT', 'TESTING', 'ENABLED', 'DISABLED'] as const;
export type SsoConnectionState = (typeof SSO_CONNECTION_STATES)[number];

/** How a connection stops. */
export const SSO_ENDINGS = ['DISABLE', 'DELETE'] as const;
export type SsoEndingAction = (typeof SSO_ENDINGS)[number];

/** Policies of codes after the password. */
export const CODE_POLICIES = ['OFF', 'OPTIONAL', 'REQUIRED'] as const;
export type CodePolicy = (typeof CODE_POLICIES)[number];

/** Ways to get a code, each of which an organisation allows or not. */
export const CODE_FACTORS = MFA_TYPES;

/** Hash functions of SAML signatures; SHA-1 is not taken. */
export const SAML_ALGORITHMS = ['SHA256', 'SHA512'] as const;
export type SamlAlgorithm = (typeof SAML_ALGORITHMS)[number];

/** How a SAML sign-in request reaches the provider. */
export const SAML_BINDINGS = ['REDIRECT', 'POST'] as const;
export type SamlBinding = (typeof SAML_BINDINGS)[number];

/** States of a company's domain. */
export const SSO_DOMAIN_STATES = ['PENDING', 'VERIFIED'] as const;
export type SsoDomainState = (typeof SSO_DOMAIN_STATES)[number];

/**
 * Why a method of sign-in cannot be switched off. LAST_METHOD: nobody could sign in any more; COMPANY_ONLY: people of a domain sign in
 * through it only.
 */
export const SIGN_IN_LOCKS = ['LAST_METHOD', 'COMPANY_ONLY'] as const;
export type SignInLock = (typeof SIGN_IN_LOCKS)[number];

/** States of the test of a connection. */
export const SSO_TEST_STATES = ['WAITING', 'SUCCEEDED', 'FAILED'] as const;
export type SsoTestState = (typeof SSO_TEST_STATES)[number];
