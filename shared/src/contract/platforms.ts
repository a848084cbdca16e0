import { Type, type Static } from '@sinclair/typebox';
import { DELIVERY_METHODS, ENVIRONMENTS } from '../domain/enumerations.ts';
import { KYB_STATUSES } from '../domain/access/kybStatuses.ts';
import { TREATMENTS } from '../domain/access/treatments.ts';
import { Instant, Nullable, OneOf } from './common.ts';

/** API key of a platform. */
const PlatformKey = Type.Object({ token: Type.String(), status: Type.String(), platform: Type.String() });

/** Catalogue of an organisation's own. */
const PlatformCatalog = Type.Object({
  catalogID: Type.String(),
  name: Type.String(),
  description: Nullable(Type.String()),
  createdDate: Instant,
  lastUpdatedDate: Instant,
  status: Type.String(),
  platform: Type.String(),
});

/** GET /api/platforms/{platformClientId}. `customers`: the groups that the caller sees, by name. `catalog` and `platformKey` are always null for now (docs/decisions/0012). `features`: name to on, off or control. `creditCardFee`: a fraction, 0.035 = 3.5 %. `deliveryMethods`: the ways in which this installation can send rewards, BULK_PHYSICAL where the organisation orders in bulk. */
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
  requiredOrderNotes: Type.Boolean(),
  requiredPurchaseOrderNumber: Type.Boolean(),
  /** Rewards go only to people on the recipient list, whom their email addresses tell. */
  limitsRecipients: Type.Boolean(),
  catalog: Nullable(PlatformCatalog),
  customers: Type.Array(Type.Object({ identifier: Type.String(), displayName: Type.String(), status: Type.String() })),
  platformKey: Nullable(PlatformKey),
  features: Type.Record(Type.String(), OneOf(TREATMENTS)),
  environment: OneOf(ENVIRONMENTS),
  supportEmail: Type.String(),
  deliveryMethods: Type.Array(OneOf(DELIVERY_METHODS)),
});
export type Platform = Static<typeof Platform>;
