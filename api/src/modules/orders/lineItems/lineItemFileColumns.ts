import {
  DELIVERY_METHODS,
  DELIVERY_STATUSES,
  LINE_ITEM_STATUSES,
  ORDER_SOURCES,
} from '@portal/shared/domain/enumerations';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import { lineReference } from '@portal/shared/domain/ordering/lineReference';
import { fullName } from '@portal/shared/domain/people/fullName';
import { oneOf } from '../../../db/oneOf.ts';
import { zonedTime } from '../../../lists/zonedTime.ts';
import { amountCell, countCell, type FileColumn } from '../historyFile.ts';
import { getRemainingMinor, getRewardStatus } from '../rewardState.ts';
import type { LineItemView, ReportedLine } from './lineItemReadModel.ts';

type LineColumn = FileColumn<LineItemView>;

const STATUSES: readonly LineColumn[] = [
  {
    heading: 'deliveryStatus',
    width: 18,
    cell: (line, { texts }) => texts.deliveryStatuses[oneOf(DELIVERY_STATUSES, line.delivery_status)],
  },
  {
    heading: 'lineItemStatus',
    width: 14,
    cell: (line, { texts }) => texts.lineItemStatuses[oneOf(LINE_ITEM_STATUSES, line.status)],
  },
  {
    heading: 'rewardStatus',
    width: 18,
    cell: (line, { texts, now }) => {
      const status = getRewardStatus(line, now);
      return status === null ? null : texts.rewardStatuses[status];
    },
  },
  {
    heading: 'reason',
    width: 40,
    cell: (line, { texts }) => (line.status_reason === null ? null : texts.reasons[lineReasonOf(line.status_reason)]),
  },
];

/** The columns of a file of line items. */
export const LINE_ITEM_FILE_COLUMNS: readonly LineColumn[] = [
  { heading: 'lineReference', width: 26, cell: (line) => lineReference(line.reference_order_id, line.line_number) },
  { heading: 'referenceOrderId', width: 24, cell: (line) => line.reference_order_id },
  { heading: 'createdDate', width: 20, cell: (line, { timeZone }) => zonedTime(line.created_at, timeZone) },
  {
    heading: 'issued',
    width: 20,
    cell: (line, { timeZone }) => (line.issued_at === null ? null : zonedTime(line.issued_at, timeZone)),
  },
  { heading: 'recipient', width: 28, cell: (line) => fullName(line.first_name, line.last_name) },
  { heading: 'email', width: 32, cell: (line) => line.email },
  { heading: 'mobileNumber', width: 18, cell: (line) => line.mobile_number },
  { heading: 'reward', width: 32, cell: (line) => line.reward_name },
  { heading: 'quantity', width: 10, cell: (line) => countCell(line.quantity) },
  { heading: 'amount', width: 14, cell: (line) => amountCell(line.amount_minor, line.currency_code) },
  { heading: 'currencyCode', width: 10, cell: (line) => line.currency_code },
  {
    heading: 'remainingBalance',
    width: 14,
    cell: (line) => {
      const remaining = getRemainingMinor(line);
      return remaining === null ? null : amountCell(remaining, line.currency_code);
    },
  },
  { heading: 'charged', width: 14, cell: (line) => amountCell(line.charge_minor, line.charged_currency_code) },
  { heading: 'accountCurrencyCode', width: 10, cell: (line) => line.charged_currency_code },
  {
    heading: 'deliveryMethod',
    width: 18,
    cell: (line, { texts }) => texts.deliveryMethods[oneOf(DELIVERY_METHODS, line.delivery_method)],
  },
  ...STATUSES,
  {
    heading: 'lastResent',
    width: 20,
    cell: (line, { timeZone }) => (line.last_resent_at === null ? null : zonedTime(line.last_resent_at, timeZone)),
  },
  { heading: 'template', width: 28, cell: (line) => line.template_name ?? line.etid ?? line.ptid },
  { heading: 'account', width: 28, cell: (line) => line.account_display_name },
  { heading: 'accountIdentifier', width: 16, cell: (line) => line.account_identifier },
  { heading: 'purchaseOrderNumber', width: 22, cell: (line) => line.purchase_order_number },
  { heading: 'lineExternalReferenceId', width: 24, cell: (line) => line.external_reference_id },
  { heading: 'location', width: 20, cell: (line) => line.location_id },
  { heading: 'tourId', width: 16, cell: (line) => line.tour_id },
  { heading: 'reservationId', width: 16, cell: (line) => line.reservation_id },
];

/** The columns of a report of line items. */
export const REPORTED_LINE_COLUMNS: readonly FileColumn<ReportedLine>[] = [
  ...LINE_ITEM_FILE_COLUMNS,
  { heading: 'utid', width: 14, cell: (line) => line.utid },
  { heading: 'fee', width: 12, cell: (line) => amountCell(line.fee_minor, line.charged_currency_code) },
  { heading: 'shipping', width: 12, cell: (line) => amountCell(line.shipping_minor, line.charged_currency_code) },
  { heading: 'sender', width: 24, cell: (line) => line.sender_name },
  { heading: 'group', width: 28, cell: (line) => line.customer_display_name },
  { heading: 'groupIdentifier', width: 16, cell: (line) => line.customer_identifier },
  {
    heading: 'createdBy',
    width: 24,
    cell: (line) => fullName(line.created_by_first_name, line.created_by_last_name),
  },
  {
    heading: 'orderSource',
    width: 18,
    cell: (line, { texts }) => texts.orderSources[oneOf(ORDER_SOURCES, line.order_source)],
  },
  { heading: 'notes', width: 40, cell: (line) => line.order_notes },
  { heading: 'externalReferenceId', width: 24, cell: (line) => line.order_external_reference_id },
];
