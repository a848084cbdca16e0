import { createHash } from 'node:crypto';
import type { PublicOrderBody } from '@portal/shared/contract/publicApi';

type Text = string | null | undefined;

/** An amount in one spelling: `25`, `25.0` and `25.00` are the same. */
const plainAmount = (amount: string): string => (/^\d+\.\d+$/.test(amount) ? amount.replace(/\.?0+$/, '') : amount);

const plain = (text: Text): string | null => (text === undefined || text === null || text === '' ? null : text);

/**
 * Returns the fingerprint of an order's body, by which a repeat of the call is told from another order under its reference. It is
 * kept with the order for ever: a field that is added to the body later counts only where it is filled.
 */
export function hashOrderBody(body: PublicOrderBody): string {
  const { recipient, sender } = body;
  const content = [
    body.utid,
    plainAmount(body.amount),
    body.deliveryMethod,
    ...[recipient.firstName, recipient.lastName, recipient.email, sender?.firstName, sender?.lastName].map(plain),
    ...[body.etid, body.emailSubject, body.message, body.purchaseOrderNumber, body.notes, body.lineItemNote].map(plain),
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}
