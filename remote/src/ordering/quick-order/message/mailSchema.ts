import { object } from 'yup';
import { checkoutSchema } from '../checkout/checkoutSchema.ts';

const { etid, senderName, subject, message } = checkoutSchema.fields;

/** A mail by itself, by the rules of the order's form. */
export const mailSchema = object({ etid, senderName, subject, message });
