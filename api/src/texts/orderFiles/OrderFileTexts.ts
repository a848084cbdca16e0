import type {
  DeliveryMethod,
  DeliveryStatus,
  LineItemStatus,
  OrderSource,
  RewardStatus,
} from '@portal/shared/domain/enumerations';
import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';
import type { OrderState } from '@portal/shared/domain/ordering/orderState';

/** The columns of files of orders and of line items. */
export interface OrderFileHeadings {
  readonly referenceOrderId: string;
  readonly lineReference: string;
  readonly createdDate: string;
  readonly issued: string;
  readonly orderState: string;
  readonly recipients: string;
  readonly rewards: string;
  readonly lines: string;
  readonly delivered: string;
  readonly undelivered: string;
  readonly failed: string;
  readonly total: string;
  readonly recipient: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly reward: string;
  readonly quantity: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly remainingBalance: string;
  readonly charged: string;
  readonly accountCurrencyCode: string;
  readonly deliveryMethod: string;
  readonly deliveryStatus: string;
  readonly lineItemStatus: string;
  readonly rewardStatus: string;
  readonly reason: string;
  readonly lastResent: string;
  readonly template: string;
  readonly group: string;
  readonly groupIdentifier: string;
  readonly account: string;
  readonly accountIdentifier: string;
  readonly createdBy: string;
  readonly orderSource: string;
  readonly purchaseOrderNumber: string;
  readonly notes: string;
  readonly externalReferenceId: string;
  readonly lineExternalReferenceId: string;
  readonly location: string;
  readonly tourId: string;
  readonly reservationId: string;
  readonly orderId: string;
  readonly utid: string;
  readonly fee: string;
  readonly shipping: string;
  readonly sender: string;
}

/** Headings and words of files of orders and of line items; the words are those of the lists. */
export interface OrderFileTexts {
  readonly headings: OrderFileHeadings;
  readonly orderStates: Readonly<Record<OrderState, string>>;
  readonly deliveryStatuses: Readonly<Record<DeliveryStatus, string>>;
  readonly lineItemStatuses: Readonly<Record<LineItemStatus, string>>;
  readonly rewardStatuses: Readonly<Record<RewardStatus, string>>;
  readonly deliveryMethods: Readonly<Record<DeliveryMethod, string>>;
  readonly orderSources: Readonly<Record<OrderSource, string>>;
  readonly reasons: Readonly<Record<LineReason, string>>;
}
