import { Type, type Static } from '@sinclair/typebox';
import { ENVIRONMENTS, KYB_STATUSES } from '../domain/enumerations.ts';
import { Instant, Nullable, OneOf } from './common.ts';

/** GET /api/platforms/{platformClientId} (P3, F3). `features`: name to on, off or control. `creditCardFee`: a share, 0.035 = 3.5 %. */
export const Platform = Type.Object({
  platformClientId: Type.String(),
  name: Type.String(),
  description: Nullable(Type.String()),
  status: Type.String(),
  kybStatus: OneOf(KYB_STATUSES),
  identityHash: Type.String(),
  createdDate: Instant,
  accountFundingLimits: Type.Object({ creditCardFee: Type.Number() }),
  requiredLineItemNotes: Type.Boolean(),
  features: Type.Record(Type.String(), OneOf(['on', 'off', 'control'])),
  environment: OneOf(ENVIRONMENTS),
  supportEmail: Type.String(),
});
export type Platform = Static<typeof Platform>;
