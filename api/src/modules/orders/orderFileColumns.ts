import { DELIVERY_STATUSES, LINE_ITEM_STATUSES } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { toDecimal } from '@portal/shared/domain/money/money';
import { lineStateOf } from '@portal/shared/domain/ordering/orderState';
import type { CsvCell } from '../../csv/csvRow.ts';
import { oneOf } from '../../db/oneOf.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import type { OrderFileHeadings } from '../../texts/orderFileHeadings.ts';
import type { FileLine } from './orderFileReadModel.ts';

type OrderFileColumn = readonly [
  heading: keyof OrderFileHeadings,
  cell: (entry: FileLine, timeZone: string) => CsvCell,
];

/**
 * The columns of a file of orders, which has a line for each reward. Amounts in major units with all decimals of their
 * currency, times as ISO 8601 in the reader's zone.
 */
export const ORDER_FILE_COLUMNS: readonly OrderFileColumn[] = [
  ['referenceOrderId', ({ order }) => order.reference_order_id],
  ['lineNumber', ({ line }) => line.line_number],
  ['createdDate', ({ order }, timeZone) => zonedTime(order.created_at, timeZone).toISO()],
  ['orderState', ({ order }) => order.state],
  ['lineState', ({ line }) => stateOf(line)],
  ['reason', ({ line }) => line.status_reason],
  ['recipient', ({ line }) => fullName(line.first_name, line.last_name)],
  ['email', ({ line }) => line.email],
  ['mobileNumber', ({ line }) => line.mobile_number],
  ['reward', ({ line }) => line.reward_name],
  ['quantity', ({ line }) => line.quantity],
  ['amount', ({ line }) => toDecimal(line.amount_minor, line.currency_code)],
  ['currencyCode', ({ line }) => line.currency_code],
  ['charged', ({ order, line }) => toDecimal(line.charge_minor, order.currency_code)],
  ['accountCurrencyCode', ({ order }) => order.currency_code],
  ['group', ({ order }) => order.customer_display_name],
  ['groupIdentifier', ({ order }) => order.customer_identifier],
  ['account', ({ order }) => order.account_display_name],
  ['accountIdentifier', ({ order }) => order.account_identifier],
  ['createdBy', ({ order }) => fullName(order.created_by_first_name, order.created_by_last_name)],
  ['orderSource', ({ order }) => order.order_source],
  ['purchaseOrderNumber', ({ order }) => order.purchase_order_number],
  ['externalReferenceId', ({ order }) => order.external_reference_id],
  ['lineExternalReferenceId', ({ line }) => line.external_reference_id],
  ['location', ({ line }) => line.location_id],
  ['tourId', ({ line }) => line.tour_id],
  ['reservationId', ({ line }) => line.reservation_id],
  ['orderId', ({ order }) => String(order.id)],
];

const stateOf = ({ status, delivery_status }: FileLine['line']): string =>
  lineStateOf(oneOf(LINE_ITEM_STATUSES, status), oneOf(DELIVERY_STATUSES, delivery_status));
