import { DELIVERY_METHODS, type DeliveryMethod } from '../enumerations.ts';
import { getFulfillmentType } from './deliverySupport.ts';

/** Rewards travel digitally, by mail or text, or by post. */
export const DELIVERY_KINDS = ['DIGITAL', 'MAILED'] as const;
export type DeliveryKind = (typeof DELIVERY_KINDS)[number];

const kindOf = (method: DeliveryMethod): DeliveryKind =>
  getFulfillmentType(method) === 'DIGITAL' ? 'DIGITAL' : 'MAILED';

/** True for a reward that goes by post. */
export const isMailed = (method: DeliveryMethod): boolean => kindOf(method) === 'MAILED';

/** The delivery methods of a kind. */
export const methodsOf = (kind: DeliveryKind): DeliveryMethod[] =>
  DELIVERY_METHODS.filter((method) => kindOf(method) === kind);
