import { DELIVERY_STATUSES, type DeliveryStatus } from '@portal/shared/domain/enumerations';
import { lineReasonOf } from '@portal/shared/domain/ordering/lineReasons';
import { oneOf } from '../../../db/oneOf.ts';
import { zonedTime } from '../../../lists/zonedTime.ts';
import { getPaidMinor } from '../../orders/index.ts';
import type { FigureRow } from './FigureRow.ts';

const monthAt = (at: Date, timeZone: string): string => zonedTime(at, timeZone).toFormat('yyyy-MM');

interface AccountNames {
  readonly account_identifier: string;
  readonly account_display_name: string;
}

const accountOf = ({ account_identifier, account_display_name }: AccountNames) => ({
  accountIdentifier: account_identifier,
  accountName: account_display_name,
});

interface OrderAmounts extends AccountNames {
  readonly created_at: Date;
  readonly total_minor: bigint;
  readonly credit_card_fee_minor: bigint;
  readonly currency_code: string;
}

/** An order counts in the month in which it was placed, by what was paid for it. */
export const orderFigure = (order: OrderAmounts, timeZone: string): FigureRow => ({
  ...accountOf(order),
  currencyCode: order.currency_code,
  month: monthAt(order.created_at, timeZone),
  amountMinor: getPaidMinor(order),
});

interface LineAmounts extends AccountNames {
  readonly created_at: Date;
  readonly processed_at: Date | null;
  readonly charge_minor: bigint;
  readonly charged_currency_code: string;
  readonly delivery_status: string;
  readonly status_reason: string | null;
}

/** A line counts in the month in which it was issued or failed, as in the list, by what its account was charged. */
export const lineFigure = (line: LineAmounts, timeZone: string): FigureRow => ({
  ...accountOf(line),
  currencyCode: line.charged_currency_code,
  month: monthAt(line.processed_at ?? line.created_at, timeZone),
  amountMinor: line.charge_minor,
  deliveryStatus: oneOf<DeliveryStatus>(DELIVERY_STATUSES, line.delivery_status),
  reason: lineReasonOf(line.status_reason ?? ''),
});

interface AccountOfWallet {
  readonly accountIdentifier: string;
  readonly accountDisplayName: string;
}

interface MovementAmount {
  readonly createdAt: Date;
  readonly amountMinor: bigint;
  readonly currencyCode: string;
}

export const movementFigure = (
  { createdAt, amountMinor, currencyCode }: MovementAmount,
  { accountIdentifier, accountDisplayName }: AccountOfWallet,
  timeZone: string,
): FigureRow => ({
  accountIdentifier,
  accountName: accountDisplayName,
  currencyCode,
  month: monthAt(createdAt, timeZone),
  amountMinor,
});

interface MonthBalance {
  readonly month: string;
  readonly balanceMinor: bigint;
  readonly currencyCode: string;
}

export const balanceFigure = (
  { month, balanceMinor, currencyCode }: MonthBalance,
  { accountIdentifier, accountDisplayName }: AccountOfWallet,
): FigureRow => ({
  accountIdentifier,
  accountName: accountDisplayName,
  currencyCode,
  month,
  amountMinor: balanceMinor,
});
