import { Type, type Static } from '@sinclair/typebox';
import { type InferType } from 'yup';
import { LANGUAGES } from '../domain/enumerations.ts';
import { SETTINGS } from '../domain/settings.ts';
import { Nullable, OneOf, text } from './common.ts';
import { emailTemplateBody } from './emailTemplates.ts';
import { cartLineBody, lineMail, TextPreview } from './shoppingCarts.ts';

/** POST /api/email-templates/preview: a line as it would be added to a cart of the account. Nothing is stored. */
export const mailPreviewBody = cartLineBody.pick(['utid', 'amount', 'recipient']).shape({
  accountIdentifier: text().max(100).required('error.account.required'),
  deliveryTemplate: lineMail,
  carrierMessage: text().max(SETTINGS.orders.carrierMessageLength, 'error.text.tooLong').optional(),
});
export type MailPreviewBody = InferType<typeof mailPreviewBody>;

/** POST /api/email-templates/preview/template: a template that need not be saved. Nothing is stored. */
export const templatePreviewBody = emailTemplateBody.omit(['templateAccess', 'accessPlaces', 'defaults']);
export type TemplatePreviewBody = InferType<typeof templatePreviewBody>;

/** Rendered e-mail of that line, or of a sample reward. `html` is a complete document with inert links. */
export const MailPreview = Type.Object({
  language: OneOf(LANGUAGES),
  from: Type.Object({ name: Type.String(), address: Type.String() }),
  subject: Type.String(),
  html: Type.String(),
  /** The plain text part. */
  text: Type.String(),
  /** The text message with the reward; null for a line that goes by mail. */
  textMessage: Nullable(TextPreview),
});
export type MailPreview = Static<typeof MailPreview>;
