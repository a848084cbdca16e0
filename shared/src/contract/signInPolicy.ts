import { Type, type Static } from '@sinclair/typebox';
import { array, boolean, object, type InferType } from 'yup';
import { CODE_FACTORS, CODE_POLICIES, SIGN_IN_LOCKS } from '../domain/signIn/ssoTypes.ts';
import { Instant, Nullable, OneOf, recordVersion, text } from './common.ts';

/** PUT /api/sign-in-policy. `version`: of the policy as it was read, 0 before its first change; 409 for an older one. */
export const signInPolicyBody = object({
  version: recordVersion(0),
  password: boolean().strict().required(),
  google: boolean().strict().required(),
  codes: text()
    .oneOf([...CODE_POLICIES], 'error.sso.codePolicy')
    .required('error.sso.codePolicy'),
  factors: array(
    text()
      .oneOf([...CODE_FACTORS], 'error.mfa.typeUnknown')
      .required('error.mfa.typeUnknown'),
  )
    .min(1, 'error.sso.lastFactor')
    .max(CODE_FACTORS.length, 'error.mfa.typeUnknown')
    .required('error.sso.lastFactor'),
});
export type SignInPolicyBody = InferType<typeof signInPolicyBody>;

/** The last change: its author and its time. */
export const LastChange = Type.Object({ name: Type.String(), date: Instant });

/**
 * A method that every organisation has. `isOffered`: this installation has it. `people`: who can sign in by it now, for a password; who has
 * signed in by it, for Google. `lock`: why it cannot be switched off, or null.
 */
const DefaultMethod = Type.Object({
  isOn: Type.Boolean(),
  isOffered: Type.Boolean(),
  people: Type.Integer(),
  lock: Nullable(OneOf(SIGN_IN_LOCKS)),
});

/** GET /api/sign-in-policy: how people of the organisation sign in, beside the connections. */
export const SignInPolicy = Type.Object({
  version: Type.Integer(),
  password: DefaultMethod,
  google: DefaultMethod,
  codes: OneOf(CODE_POLICIES),
  /** Every way to get a code. `isOffered`: this installation can send them. `people`: who gets codes so. */
  factors: Type.Array(
    Type.Object({
      type: OneOf(CODE_FACTORS),
      isOn: Type.Boolean(),
      isOffered: Type.Boolean(),
      people: Type.Integer(),
      /** The last one stays. */
      isLocked: Type.Boolean(),
    }),
  ),
  /** People who have no way to get codes yet and set one up at their next sign-in once codes are required. */
  peopleWithoutFactor: Type.Integer(),
  changedBy: Nullable(LastChange),
});
export type SignInPolicy = Static<typeof SignInPolicy>;
