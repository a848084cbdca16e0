import type { PortalLinks } from '@portal/shared/contract/system';

/** A help centre, and nothing else configured. */
export const buildPortalLinks = (overrides: Partial<PortalLinks> = {}): PortalLinks => ({
  helpCentreUrl: 'https://help.example',
  fraudReportUrl: 'https://help.example/report-fraud',
  termsUrl: null,
  privacyUrl: null,
  referralUrl: null,
  portalUrl: null,
  exploreCatalogUrl: null,
  productName: null,
  productMarkUrl: null,
  chatbotScriptUrl: null,
  changelogScriptUrl: null,
  analyticsUrl: null,
  selfSignup: true,
  googleSignIn: false,
  ...overrides,
});
