import type { OrderLineDetail } from '@portal/shared/contract/orders';

/** A line that the user may send again, now or later. */
export type Resendable = OrderLineDetail & { readonly resend: NonNullable<OrderLineDetail['resend']> };

export const isResendable = (line: OrderLineDetail): line is Resendable => line.resend !== null;
