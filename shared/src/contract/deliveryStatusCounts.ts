import { Type, type Static } from '@sinclair/typebox';

/**
 * GET /api/email/deliveryStatusCounts: how many lines of all orders that the user sees were not delivered, counted no further
 * than the list shows; the list with that filter has as many.
 */
export const DeliveryStatusCounts = Type.Object({ NOT_DELIVERED: Type.Integer() });
export type DeliveryStatusCounts = Static<typeof DeliveryStatusCounts>;
