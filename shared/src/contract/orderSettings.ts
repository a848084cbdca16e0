import { Type, type Static } from '@sinclair/typebox';
import { boolean, object, type InferType } from 'yup';
import { ORDER_SETTINGS } from '../domain/ordering/orderSettings.ts';
import { Instant, Nullable, OneOf, recordVersion, text } from './common.ts';

/** PATCH /api/orderSettings: turns one switch. `version`: of this switch as it was read; 409 for an older one. */
export const orderSettingChange = object({
  setting: text().oneOf(ORDER_SETTINGS).required(),
  isOn: boolean().strict().required(),
  version: recordVersion(),
});
export type OrderSettingChange = InferType<typeof orderSettingChange>;

/** A switch, with who turned it last and when; both null for one that nobody has turned. */
const OrderSetting = Type.Object({
  setting: OneOf(ORDER_SETTINGS),
  isOn: Type.Boolean(),
  /** Grows with every change. */
  version: Type.Integer(),
  changedBy: Nullable(Type.String()),
  changedDate: Nullable(Instant),
});
export type OrderSetting = Static<typeof OrderSetting>;

/** GET, PATCH /api/orderSettings: every switch, in the order of the page. */
export const OrderSettings = Type.Object({ settings: Type.Array(OrderSetting) });
export type OrderSettings = Static<typeof OrderSettings>;
