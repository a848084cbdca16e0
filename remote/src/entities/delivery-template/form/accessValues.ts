import type { EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import { TEMPLATE_ACCESS_LEVELS, type TemplateAccessLevel } from '@portal/shared/domain/enumerations';
import { isWithinAccess, type DefaultScope, type TemplateAccess } from '@portal/shared/domain/templates/templateScope';
import { array, string } from 'yup';
import type { Message } from '../../../i18n/message.ts';
import { toScopeBody, toScopeKey, type ScopeOptions } from './scopeOptions.ts';

/** The values of a template's form for who may use it, and where orders start with it. */
export interface AccessValues {
  readonly templateAccess: TemplateAccessLevel;
  /** Keys of scopes, as are the next two. */
  readonly groups: readonly string[];
  readonly accounts: readonly string[];
  readonly defaults: readonly string[];
}

interface Accessible extends TemplateAccess {
  readonly defaults: readonly DefaultScope[];
}

/** The access of a template as its form has it. */
export const toAccessValues = ({ templateAccess, accessPlaces, defaults }: Accessible): AccessValues => ({
  templateAccess,
  groups: templateAccess === 'CUSTOMER' ? accessPlaces.map(toScopeKey) : [],
  accounts: templateAccess === 'ACCOUNT' ? accessPlaces.map(toScopeKey) : [],
  defaults: defaults.map(toScopeKey),
});

/** The access of a copy: the scopes of the template that are the user's, else all of the user's. */
export function toCopiedAccess(template: Accessible, scopeOptions: ScopeOptions): AccessValues {
  const values = toAccessValues(template);
  const own = (keys: readonly string[]) => keys.filter((key) => scopeOptions.own.some((option) => option.key === key));
  const [groups, accounts] = [own(values.groups), own(values.accounts)];
  const isOwn = scopeOptions.includesOrganisation || groups.length + accounts.length > 0;
  const ownGroups = scopeOptions.own
    .filter(({ accountIdentifier }) => accountIdentifier === null)
    .map(({ key }) => key);
  const templateAccess = isOwn ? values.templateAccess : ownGroups.length > 0 ? 'CUSTOMER' : 'ACCOUNT';
  return {
    templateAccess,
    groups: isOwn ? groups : ownGroups,
    accounts: isOwn ? accounts : scopeOptions.own.map(({ key }) => key).filter((key) => !ownGroups.includes(key)),
    defaults: [],
  };
}

/** Returns the access that the form gives to its template. */
export const toTemplateAccess = (
  values: Omit<AccessValues, 'defaults'>,
  scopeOptions: ScopeOptions,
): TemplateAccess => ({
  templateAccess: values.templateAccess,
  accessPlaces: toScopeBody(getChosenScopes(values), scopeOptions).flatMap(
    ({ customerIdentifier, accountIdentifier }) =>
      customerIdentifier === null ? [] : [{ customerIdentifier, accountIdentifier }],
  ),
});

/** Returns the keys of the scopes that the access of the form names. */
export function getChosenScopes({
  templateAccess,
  groups,
  accounts,
}: Omit<AccessValues, 'defaults'>): readonly string[] {
  if (templateAccess === 'PLATFORM') return [];
  return templateAccess === 'CUSTOMER' ? groups : accounts;
}

/** The access of the form as the body of a call has it. */
export const toAccessBody = (
  values: AccessValues,
  scopeOptions: ScopeOptions,
): Pick<EmailTemplateBody, 'templateAccess' | 'accessPlaces' | 'defaults'> => ({
  templateAccess: values.templateAccess,
  accessPlaces: toScopeBody(getChosenScopes(values), scopeOptions),
  defaults: toScopeBody(values.defaults, scopeOptions),
});

/** The field of the form for one of the access that the server names; null for another. */
export function toAccessField(serverField: string, { templateAccess }: AccessValues): string | null {
  if (serverField.startsWith('accessPlaces')) return templateAccess === 'ACCOUNT' ? 'accounts' : 'groups';
  return serverField.startsWith('defaults') ? 'defaults' : null;
}

const keys = () => array(string().defined()).defined();

/** The fields of the access in the schema of a form. */
export const accessFields = {
  templateAccess: string().oneOf(TEMPLATE_ACCESS_LEVELS).defined(),
  groups: keys(),
  accounts: keys(),
  defaults: keys(),
};

/** Returns what the access of a form lacks, and at which field; null when nothing. */
export function checkAccess(
  values: AccessValues,
  scopeOptions: ScopeOptions,
): { readonly path: string; readonly message: Message } | null {
  const path = values.templateAccess === 'CUSTOMER' ? 'groups' : 'accounts';
  const isNamed = values.templateAccess === 'PLATFORM' || getChosenScopes(values).length > 0;
  if (!isNamed) return { path, message: { key: 'error.template.places' } };
  const access = toTemplateAccess(values, scopeOptions);
  const isOutside = values.defaults.some((key) => {
    const option = scopeOptions.all.get(key);
    return option !== undefined && !isWithinAccess(access, option);
  });
  return isOutside ? { path: 'defaults', message: { key: 'error.template.defaultAccess' } } : null;
}
