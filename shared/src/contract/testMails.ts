import { Type, type Static } from '@sinclair/typebox';
import { array, object, type InferType } from 'yup';
import { SETTINGS } from '../domain/settings.ts';
import { text } from './common.ts';
import { templatePreviewBody } from './mailPreview.ts';

/**
 * POST /api/email-templates/{etid}/test-mails: to users of the organisation. `template`: what is written and not saved yet; without
 * it the template as it is stored.
 */
export const testMailBody = object({
  recipientEmails: array(text().trim().max(400).defined())
    .min(1, 'error.email.required')
    .max(SETTINGS.templates.bccMax, 'error.email.tooMany')
    .required('error.email.required'),
  template: templatePreviewBody.nullable().default(null),
});
export type TestMailBody = InferType<typeof testMailBody>;

/** The addresses to which the mails go. */
export const TestMails = Type.Object({ recipientEmails: Type.Array(Type.String()) });
export type TestMails = Static<typeof TestMails>;

/** GET /api/email-templates/senders: whom mails come from, and the domains of other addresses that templates may name. */
export const TemplateSenders = Type.Object({ address: Type.String(), domains: Type.Array(Type.String()) });
export type TemplateSenders = Static<typeof TemplateSenders>;
