import { Type, type Static } from '@sinclair/typebox';
import { type InferType } from 'yup';
import { LANGUAGES } from '../domain/enumerations.ts';
import { Nullable, OneOf, text } from './common.ts';
import { emailTemplateBody } from './emailTemplates.ts';
import { cartLineBody } from './shoppingCarts.ts';

/** POST /api/email-templates/preview: a line as it would be added to a cart of the account. Nothing is stored. */
export const mailPreviewBody = cartLineBody.pick(['utid', 'amount', 'recipient', 'deliveryTemplate']).shape({
  accountIdentifier: text().max(100).required('error.account.required'),
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
  /** The words of a text message with the reward; null for a line, which goes by mail. */
  textMessage: Nullable(Type.String()),
});
export type MailPreview = Static<typeof MailPreview>;
