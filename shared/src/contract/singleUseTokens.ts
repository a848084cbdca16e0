import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { text } from './common.ts';

/** Response of GET /api/external/users/createSingleUseToken: a JWT without name or mail, good once within five minutes. */
export const SingleUseToken = Type.String();
export type SingleUseToken = Static<typeof SingleUseToken>;

/** POST /api/external/users/redeemSingleUseToken, sent by the server that was given the token. */
export const redeemSingleUseTokenBody = object({ token: text().required().max(2048) });
export type RedeemSingleUseTokenBody = InferType<typeof redeemSingleUseTokenBody>;

/** Pseudonym of the user who is vouched for, and the organisation. */
export const SingleUseTokenHolder = Type.Object({
  identityHash: Type.String(),
  platformClientId: Type.String(),
});
export type SingleUseTokenHolder = Static<typeof SingleUseTokenHolder>;
