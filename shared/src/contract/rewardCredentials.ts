import { Type, type Static } from '@sinclair/typebox';
import { CREDENTIAL_TYPES } from '../domain/enumerations.ts';
import { Nullable, OneOf } from './common.ts';

/**
 * POST /api/orders/{referenceOrderId}/lines/{lineNumber}/credentials: what redeems the reward of a line. `qrCode`: the link
 * or the number as a picture (data URL), null where there is neither; `qrFailed`: there is one, and it could not be drawn.
 */
export const RewardCredentials = Type.Object({
  credentials: Type.Array(Type.Object({ type: OneOf(CREDENTIAL_TYPES), value: Type.String() })),
  qrCode: Nullable(Type.String()),
  qrFailed: Type.Boolean(),
});
export type RewardCredentials = Static<typeof RewardCredentials>;
