import type { EmailTemplate, EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import type { Language, TemplateAccessLevel } from '@portal/shared/domain/enumerations';
import { tidyName } from '@portal/shared/domain/people/names';
import { bccOf } from '@portal/shared/domain/templates/templateRules';
import { isWithinAccess, type TemplateAccess } from '@portal/shared/domain/templates/templateScope';
import { toScopeKey, toScopeBody, type ScopeOptions } from './scopeOptions.ts';

/** The values of the form of a template. */
export interface TemplateValues {
  readonly name: string;
  readonly locale: Language | '';
  readonly fromName: string;
  readonly fromEmailAddress: string;
  /** Address of the header image; empty for none. */
  readonly logoUrl: string;
  readonly logoAltText: string;
  readonly replyToEmailAddress: string;
  /** With commas between the addresses. */
  readonly bcc: string;
  readonly subject: string;
  readonly message: string;
  readonly closingMessage: string;
  readonly customerSupportMessage: string;
  readonly smsMessageBody: string;
  readonly primaryColor: string;
  readonly campaign: string;
  readonly showsProduct: boolean;
  readonly templateAccess: TemplateAccessLevel;
  /** Keys of scopes, as are the next two. */
  readonly groups: readonly string[];
  readonly accounts: readonly string[];
  readonly defaults: readonly string[];
  /** Version that the form began with; 0: a new template. Kept in the draft, so that an old draft undoes nobody's changes. */
  readonly version: number;
}

export const toTemplateValues = (template: EmailTemplate): TemplateValues => ({
  name: template.name,
  locale: toLanguage(template.locale),
  fromName: template.fromName,
  fromEmailAddress: template.fromEmailAddress ?? '',
  logoUrl: template.logoUrl ?? '',
  logoAltText: template.logoAltText ?? '',
  replyToEmailAddress: template.replyToEmailAddress ?? '',
  bcc: template.bccEmailAddressStrings.join(', '),
  subject: template.subject,
  message: template.message,
  closingMessage: template.closingMessage ?? '',
  customerSupportMessage: template.customerSupportMessage ?? '',
  smsMessageBody: template.smsMessageBody,
  primaryColor: template.primaryColor,
  campaign: template.campaign ?? '',
  showsProduct: template.showPoweredBy.product,
  templateAccess: template.templateAccess,
  groups: template.templateAccess === 'CUSTOMER' ? template.accessPlaces.map(toScopeKey) : [],
  accounts: template.templateAccess === 'ACCOUNT' ? template.accessPlaces.map(toScopeKey) : [],
  defaults: template.defaults.map(toScopeKey),
  version: template.version,
});

const LOCALES: Readonly<Record<string, Language>> = { en: 'en', es: 'es', fr: 'fr', ja: 'ja', 'zh-CN': 'zh-CN' };
const toLanguage = (written: string): Language | '' => LOCALES[written] ?? '';

/** Returns the values of a template that begins with another: its texts, for the scopes of both that are the user's. */
export function toCopiedValues(template: EmailTemplate, name: string, scopeOptions: ScopeOptions): TemplateValues {
  const values = toTemplateValues(template);
  const own = (keys: readonly string[]) => keys.filter((key) => scopeOptions.own.some((option) => option.key === key));
  const [groups, accounts] = [own(values.groups), own(values.accounts)];
  const isOwn = scopeOptions.includesOrganisation || groups.length + accounts.length > 0;
  const ownGroups = scopeOptions.own
    .filter(({ accountIdentifier }) => accountIdentifier === null)
    .map(({ key }) => key);
  const templateAccess = isOwn ? values.templateAccess : ownGroups.length > 0 ? 'CUSTOMER' : 'ACCOUNT';
  return {
    ...values,
    name,
    templateAccess,
    groups: isOwn ? groups : ownGroups,
    accounts: isOwn ? accounts : scopeOptions.own.map(({ key }) => key).filter((key) => !ownGroups.includes(key)),
    defaults: [],
    version: 0,
  };
}

/** Returns the access that the form gives to its template. */
export const toTemplateAccess = (
  { templateAccess, groups, accounts }: Pick<TemplateValues, 'templateAccess' | 'groups' | 'accounts'>,
  scopeOptions: ScopeOptions,
): TemplateAccess => ({
  templateAccess,
  accessPlaces: toScopeBody(getChosenScopes({ templateAccess, groups, accounts }), scopeOptions).flatMap(
    ({ customerIdentifier, accountIdentifier }) =>
      customerIdentifier === null ? [] : [{ customerIdentifier, accountIdentifier }],
  ),
});

/** Returns the keys of the scopes that the access of the form names. */
export function getChosenScopes({
  templateAccess,
  groups,
  accounts,
}: Pick<TemplateValues, 'templateAccess' | 'groups' | 'accounts'>): readonly string[] {
  if (templateAccess === 'PLATFORM') return [];
  return templateAccess === 'CUSTOMER' ? groups : accounts;
}

/** The keys of defaults that lie outside of the access of the form. */
export const getDefaultsOutsideAccess = (
  values: Pick<TemplateValues, 'templateAccess' | 'groups' | 'accounts' | 'defaults'>,
  scopeOptions: ScopeOptions,
): readonly string[] => {
  const access = toTemplateAccess(values, scopeOptions);
  return values.defaults.filter((key) => {
    const option = scopeOptions.all.get(key);
    return option !== undefined && !isWithinAccess(access, option);
  });
};

export const toTemplateBody =
  (scopeOptions: ScopeOptions) =>
  (values: TemplateValues): EmailTemplateBody => ({
    name: tidyName(values.name),
    locale: values.locale,
    fromName: tidyName(values.fromName),
    fromEmailAddress: orNull(values.fromEmailAddress),
    logoUrl: orNull(values.logoUrl),
    logoAltText: values.logoUrl === '' ? null : orNull(values.logoAltText),
    replyToEmailAddress: orNull(values.replyToEmailAddress),
    bccEmailAddressStrings: [...bccOf(values.bcc)],
    subject: values.subject.trim(),
    message: values.message.trim(),
    closingMessage: orNull(values.closingMessage),
    customerSupportMessage: orNull(values.customerSupportMessage),
    smsMessageBody: values.smsMessageBody.trim(),
    primaryColor: values.primaryColor.trim(),
    campaign: orNull(values.campaign),
    brandKey: undefined,
    showPoweredBy: { product: values.showsProduct },
    templateAccess: values.templateAccess,
    accessPlaces: toScopeBody(getChosenScopes(values), scopeOptions),
    defaults: toScopeBody(values.defaults, scopeOptions),
  });

const orNull = (text: string): string | null => text.trim() || null;

/** The field of the form for one that the server names. */
export function toFormField(serverField: string, { templateAccess }: TemplateValues): string {
  if (serverField.startsWith('bccEmailAddressStrings')) return 'bcc';
  if (serverField.startsWith('accessPlaces')) return templateAccess === 'ACCOUNT' ? 'accounts' : 'groups';
  return serverField.startsWith('defaults') ? 'defaults' : serverField;
}
