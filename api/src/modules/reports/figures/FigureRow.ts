import type { DeliveryStatus } from '@portal/shared/domain/enumerations';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';

/** A row of a report's file as its figures count it. */
export interface FigureRow {
  /** The account's, in which the row's money moved. */
  readonly currencyCode: string;
  readonly accountIdentifier: string;
  readonly accountName: string;
  /** `YYYY-MM` of the report's zone. */
  readonly month: string;
  /** Signed in rows of transactions and balances. */
  readonly amountMinor: bigint;
  readonly deliveryStatus?: DeliveryStatus;
  readonly reason?: LineReason;
}
