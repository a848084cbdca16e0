import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { checkEmail } from '../domain/ordering/recipientRules.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Nullable, text } from './common.ts';

export { GOOGLE_CONNECTION } from '../domain/signIn/googleConnection.ts';

/**
 * POST /api/authenticate/sso: by e-mail address, or by connection (`google` for Google). It sets the cookie to which the result is bound.
 * `returnPage`: page of an embedder, at which the portal's route of the result is opened; without it, the portal's own.
 */
export const ssoSignInBody = object({
  email: text()
    .trim()
    .max(SETTINGS.recipients.emailLength, 'error.email.tooLong')
    .test('form', 'error.email.invalid', (email) => email === undefined || checkEmail(email) === null)
    .when('connectionId', {
      is: (connectionId: string | null | undefined) => connectionId === null || connectionId === undefined,
      then: (field) => field.required('error.email.required'),
    }),
  connectionId: text()
    .matches(/^[a-z0-9]{1,32}$/, 'error.sso.notFound')
    .nullable()
    .default(null),
  returnPage: text().max(2_000).optional(),
});
export type SsoSignInBody = InferType<typeof ssoSignInBody>;

/**
 * Answer to it. `redirectUrl`: where the browser goes now; null: one of `connections` is chosen first, by another call. It depends on
 * the domain of the address alone. 422 at `email` when no company signs in so.
 */
export const SsoSignIn = Type.Object({
  redirectUrl: Nullable(Type.String()),
  connections: Type.Array(Type.Object({ connectionId: Type.String(), displayName: Type.String() })),
});
export type SsoSignIn = Static<typeof SsoSignIn>;

/**
 * POST /api/authenticate/sso/finish: redeems the result with which the provider's answer led back, once and with the cookie of the start.
 * Answers as POST /api/authenticate does; the reasons of refusals are `error.sso.*`.
 */
export const ssoFinishBody = object({
  result: text().max(100, 'error.sso.resultEnded').required('error.sso.resultEnded'),
});
export type SsoFinishBody = InferType<typeof ssoFinishBody>;
