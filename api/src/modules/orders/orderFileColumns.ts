import { fullName } from '@portal/shared/domain/fullName';
import { toDecimal } from '@portal/shared/domain/money';
import type { CsvCell } from '../../csv/csvRow.ts';
import type { OrderFileHeadings } from '../../texts/orderFileHeadings.ts';
import type { ListedOrder } from './orderReadModel.ts';

type OrderFileColumn = readonly [heading: keyof OrderFileHeadings, cell: (order: ListedOrder) => CsvCell];

/** The columns of a file of orders. Amounts in major units with all decimals of the currency, times as ISO 8601 in UTC. */
export const ORDER_FILE_COLUMNS: readonly OrderFileColumn[] = [
  ['referenceOrderId', (order) => order.reference_order_id],
  ['createdDate', (order) => order.created_at.toISOString()],
  ['status', (order) => order.status],
  ['recipients', (order) => order.recipient_summary],
  ['rewards', (order) => order.reward_names.join(', ')],
  ['totalLineItems', (order) => order.line_count],
  ['group', (order) => order.customer_display_name],
  ['groupIdentifier', (order) => order.customer_identifier],
  ['account', (order) => order.account_display_name],
  ['accountIdentifier', (order) => order.account_identifier],
  ['createdBy', (order) => fullName(order.created_by_first_name, order.created_by_last_name)],
  ['orderSource', (order) => order.order_source],
  ['purchaseOrderNumber', (order) => order.purchase_order_number],
  ['externalReferenceId', (order) => order.external_reference_id],
  ['orderId', (order) => String(order.id)],
  ['amountPaid', (order) => toDecimal(order.total_minor, order.currency_code)],
  ['currencyCode', (order) => order.currency_code],
];
