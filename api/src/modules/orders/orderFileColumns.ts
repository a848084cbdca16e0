import { ORDER_SOURCES } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { ORDER_STATES } from '@portal/shared/domain/ordering/orderState';
import { oneOf } from '../../db/oneOf.ts';
import { zonedTime } from '../../lists/zonedTime.ts';
import { getPaidMinor } from './getPaidMinor.ts';
import { amountCell, countCell, type FileColumn } from './historyFile.ts';
import type { ListedOrder } from './orderReadModel.ts';

/** The columns of a file of orders. */
export const ORDER_FILE_COLUMNS: readonly FileColumn<ListedOrder>[] = [
  { heading: 'referenceOrderId', width: 24, cell: (order) => order.reference_order_id },
  { heading: 'createdDate', width: 20, cell: (order, { timeZone }) => zonedTime(order.created_at, timeZone) },
  {
    heading: 'orderState',
    width: 18,
    cell: (order, { texts }) => texts.orderStates[oneOf(ORDER_STATES, order.state)],
  },
  { heading: 'recipients', width: 32, cell: (order) => order.recipient_summary },
  { heading: 'rewards', width: 40, cell: (order) => order.reward_names.join(', ') },
  { heading: 'lines', width: 10, cell: (order) => countCell(order.line_count) },
  { heading: 'delivered', width: 10, cell: (order) => countCell(order.delivered_lines) },
  { heading: 'undelivered', width: 14, cell: (order) => countCell(order.undelivered_lines) },
  { heading: 'failed', width: 10, cell: (order) => countCell(order.failed_lines) },
  { heading: 'total', width: 14, cell: (order) => amountCell(getPaidMinor(order), order.currency_code) },
  { heading: 'currencyCode', width: 10, cell: (order) => order.currency_code },
  { heading: 'group', width: 28, cell: (order) => order.customer_display_name },
  { heading: 'groupIdentifier', width: 16, cell: (order) => order.customer_identifier },
  { heading: 'account', width: 28, cell: (order) => order.account_display_name },
  { heading: 'accountIdentifier', width: 16, cell: (order) => order.account_identifier },
  {
    heading: 'createdBy',
    width: 24,
    cell: (order) => fullName(order.created_by_first_name, order.created_by_last_name),
  },
  {
    heading: 'orderSource',
    width: 18,
    cell: (order, { texts }) => texts.orderSources[oneOf(ORDER_SOURCES, order.order_source)],
  },
  { heading: 'purchaseOrderNumber', width: 22, cell: (order) => order.purchase_order_number },
  { heading: 'notes', width: 40, cell: (order) => order.notes },
  { heading: 'externalReferenceId', width: 24, cell: (order) => order.external_reference_id },
  { heading: 'orderId', width: 12, cell: (order) => String(order.id) },
];
