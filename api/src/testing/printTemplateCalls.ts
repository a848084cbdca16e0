import type { PrintTemplateBody } from '@portal/shared/contract/printTemplates';

let names = 0;

interface AccountInGroup {
  readonly customerIdentifier: string;
  readonly accountIdentifier: string;
}

/** A print template with a name of its own, for one account. */
export const buildPrintTemplateBody = (
  owner: AccountInGroup,
  overrides: Partial<PrintTemplateBody> = {},
): PrintTemplateBody => ({
  name: `Thank-you letter ${(names += 1)}`,
  useLogo: true,
  companyLogo: null,
  backgroundColor: '#0a7',
  usingDefaultCSMessage: true,
  customerServiceMessage: '',
  letterHeadTitle: 'Thank you',
  toName: 'Our friends',
  fromName: 'Alder',
  message: 'You made this year a good one.',
  templateAccess: 'ACCOUNT',
  accessPlaces: [owner],
  defaults: [],
  ...overrides,
});
