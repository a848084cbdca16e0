import type { PortalLinks } from '@portal/shared/contract/system';
import { string, type ObjectShape } from 'yup';

const HELP_CENTRE = 'https://help.portal.example';

const address = (name: string) => addressBy(name, ['https:']);

const addressBy = (name: string, protocols: readonly string[]) =>
  string().test(
    name,
    `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    (text) => text === undefined || (URL.canParse(text) && protocols.includes(new URL(text).protocol)),
  );

/** Variables that pages ask for: addresses outside the portal, the product's own name and mark, and whether companies sign up. */
export const LINK_FIELDS = {
  HELP_CENTRE_URL: address('HELP_CENTRE_URL').default(HELP_CENTRE),
  FRAUD_REPORT_URL: address('FRAUD_REPORT_URL'),
  TERMS_URL: address('TERMS_URL'),
  PRIVACY_URL: address('PRIVACY_URL'),
  REFERRAL_URL: address('REFERRAL_URL'),
  // The operator's own server, as PUBLIC_URL is.
  PORTAL_URL: addressBy('PORTAL_URL', ['http:', 'https:']),
  EXPLORE_CATALOG_URL: address('EXPLORE_CATALOG_URL'),
  PRODUCT_NAME: string().trim().max(40, 'PRODUCT_NAME must be at most 40 characters long'),
  PRODUCT_MARK_URL: address('PRODUCT_MARK_URL'),
  CHATBOT_SCRIPT_URL: address('CHATBOT_SCRIPT_URL'),
  CHANGELOG_SCRIPT_URL: address('CHANGELOG_SCRIPT_URL'),
  ANALYTICS_URL: address('ANALYTICS_URL'),
  SELF_SIGNUP: string().oneOf(['true', 'false'], 'SELF_SIGNUP must be true or false').default('true'),
} satisfies ObjectShape;

type Values = Readonly<Partial<Record<keyof typeof LINK_FIELDS, string | undefined>>>;

/** The addresses as the browser asks for them. */
export function readLinks(values: Values): Omit<PortalLinks, 'googleSignIn'> {
  const helpCentreUrl = (values.HELP_CENTRE_URL ?? HELP_CENTRE).replace(/\/+$/, '');
  return {
    helpCentreUrl,
    fraudReportUrl: values.FRAUD_REPORT_URL ?? `${helpCentreUrl}/report-fraud`,
    termsUrl: values.TERMS_URL ?? null,
    privacyUrl: values.PRIVACY_URL ?? null,
    referralUrl: values.REFERRAL_URL ?? null,
    portalUrl: values.PORTAL_URL ?? null,
    exploreCatalogUrl: values.EXPLORE_CATALOG_URL ?? null,
    productName: values.PRODUCT_NAME ?? null,
    productMarkUrl: values.PRODUCT_MARK_URL ?? null,
    chatbotScriptUrl: values.CHATBOT_SCRIPT_URL ?? null,
    changelogScriptUrl: values.CHANGELOG_SCRIPT_URL ?? null,
    analyticsUrl: values.ANALYTICS_URL ?? null,
    selfSignup: values.SELF_SIGNUP !== 'false',
  };
}
