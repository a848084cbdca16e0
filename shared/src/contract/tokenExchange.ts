import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { text } from './common.ts';
import { AuthenticateAnswer } from './session.ts';

export const TOKEN_EXCHANGE_GRANT = 'urn:ietf:params:oauth:grant-type:token-exchange';
export const JWT_TOKEN_TYPE = 'urn:ietf:params:oauth:token-type:jwt' as const;

/** POST /api/authenticate/token-exchange, as a form (RFC 8693, section 2.1): an embedder's assertion about one of its users. */
export const tokenExchangeBody = object({
  grant_type: text().required().oneOf([TOKEN_EXCHANGE_GRANT]),
  subject_token: text().required().max(4096),
  subject_token_type: text().required().oneOf([JWT_TOKEN_TYPE]),
});
export type TokenExchangeBody = InferType<typeof tokenExchangeBody>;

/** The answer of a sign-in, with the fields of RFC 8693, section 2.2.1, beside. */
export const TokenExchangeResponse = Type.Composite([
  AuthenticateAnswer,
  Type.Object({
    access_token: Type.String(),
    issued_token_type: Type.Literal(JWT_TOKEN_TYPE),
    token_type: Type.Literal('Bearer'),
    /** Seconds. */
    expires_in: Type.Integer(),
  }),
]);
export type TokenExchangeResponse = Static<typeof TokenExchangeResponse>;
