import { Type, type Static } from '@sinclair/typebox';

/** POST /api/orders/{referenceOrderId}/receipt: whom the receipt was mailed to. */
export const MailedReceipt = Type.Object({ recipientEmail: Type.String() });
export type MailedReceipt = Static<typeof MailedReceipt>;
