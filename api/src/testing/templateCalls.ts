import type { EmailTemplateBody } from '@portal/shared/contract/emailTemplates';

let names = 0;

interface AccountInGroup {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string;
}

/** A template with a name of its own, for one account and its default there. */
export const buildTemplateBody = (
  owner: AccountInGroup,
  overrides: Partial<EmailTemplateBody> = {},
): EmailTemplateBody => ({
  name: `Thank you ${(names += 1)}`,
  locale: 'en',
  fromName: 'Alder',
  fromEmailAddress: null,
  replyToEmailAddress: null,
  bccEmailAddressStrings: [],
  subject: 'Thank you, {{recipient_name}}',
  logoUrl: null,
  logoAltText: null,
  message: '{{message}}',
  closingMessage: null,
  customerSupportMessage: null,
  smsMessageBody: 'Hi {{recipient_name}}',
  primaryColor: '#0a7',
  campaign: null,
  brandKey: undefined,
  showPoweredBy: { product: true },
  templateAccess: 'ACCOUNT',
  accessPlaces: [owner],
  defaults: [],
  ...overrides,
});
