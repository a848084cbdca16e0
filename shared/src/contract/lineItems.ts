import { Type, type Static } from '@sinclair/typebox';
import { object, type InferType } from 'yup';
import { DELIVERY_STATUSES, LINE_ITEM_STATUSES, REWARD_STATUSES } from '../domain/enumerations.ts';
import { commaList } from '../domain/money/commaList.ts';
import { DELIVERY_KINDS } from '../domain/ordering/deliveryKinds.ts';
import { LINE_REASONS } from '../domain/ordering/lineReasons.ts';
import { SUPPORT_CASE_STATUSES } from '../domain/ordering/supportCases.ts';
import { Instant, Nullable, Page, text } from './common.ts';
import { listPaging, orderFile, OrderLineRow, orderScope } from './orders.ts';

const LIST_LENGTH = 500;

const someOf = (words: readonly string[]) =>
  text()
    .max(LIST_LENGTH)
    .test('words', 'error.validation', (list = '') => commaList(list).every((one) => words.includes(one)))
    .optional();

/**
 * The filters of a list of line items: `deliveryStatus`, `lineItemStatus`, `rewardStatus` and `reason`, why a line failed or
 * its message was not delivered, by one or several, comma-separated; `location` by its whole value; the days by the time of issue, or of its failure. `supportCase` needs
 * SUPPORT_CASE_MANAGE.
 */
export const lineItemFilters = object({
  ...orderScope,
  deliveryStatus: someOf(DELIVERY_STATUSES),
  lineItemStatus: someOf(LINE_ITEM_STATUSES),
  rewardStatus: someOf(REWARD_STATUSES),
  reason: someOf(LINE_REASONS),
  location: text().trim().max(255).optional(),
  delivery: text()
    .oneOf([...DELIVERY_KINDS])
    .optional(),
  supportCase: text()
    .oneOf([...SUPPORT_CASE_STATUSES])
    .optional(),
});
export type LineItemFilters = InferType<typeof lineItemFilters>;

/** GET /api/line-items: scope, search and order as in GET /api/orders; the lines of an order stand together. */
export const lineItemsQuery = lineItemFilters.shape(listPaging);
export type LineItemsQuery = InferType<typeof lineItemsQuery>;

/** GET /api/line-items/export: every line that the filters leave. */
export const lineItemsExportQuery = lineItemFilters.shape(orderFile);
export type LineItemsExportQuery = InferType<typeof lineItemsExportQuery>;

/** Row of the list of line items. `createdDate`: when its order was placed. */
export const LineItemRow = Type.Object({
  ...OrderLineRow.properties,
  referenceOrderId: Type.String(),
  createdDate: Instant,
  issued: Nullable(Instant),
  remainingBalance: Nullable(Type.Number()),
  location: Nullable(Type.String()),
  accountDisplayName: Type.String(),
  accountIdentifier: Type.String(),
});
export type LineItemRow = Static<typeof LineItemRow>;
export const LineItemPage = Page(LineItemRow);
export type LineItemPage = Static<typeof LineItemPage>;
