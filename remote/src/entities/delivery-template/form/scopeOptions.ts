import type { Customer } from '@portal/shared/contract/customers';
import type { EmailTemplateBody } from '@portal/shared/contract/emailTemplates';
import type { PrincipalUser } from '@portal/shared/contract/session';
import { ownsScope, type DefaultScope } from '@portal/shared/domain/templates/templateScope';

/** A group or an account that the user may give a template to, or the organisation as the scope of a default. */
export interface ScopeOption extends DefaultScope {
  /** Names it within a form. */
  readonly key: string;
  readonly name: string;
  /** The group of an account, by name. */
  readonly groupName: string | null;
}

/** Names a scope within a form. */
export const toScopeKey = ({ customerIdentifier, accountIdentifier }: DefaultScope): string =>
  accountIdentifier !== null ? `account ${accountIdentifier}` : `group ${customerIdentifier ?? ''}`;

const ORGANISATION_SCOPE: DefaultScope = { customerIdentifier: null, accountIdentifier: null };

/** The scopes of forms: those that the user sees, and which of them are the user's. */
export interface ScopeOptions {
  readonly all: ReadonlyMap<string, ScopeOption>;
  readonly own: readonly ScopeOption[];
  readonly includesOrganisation: boolean;
}

/** Returns the scopes of a user: the organisation, then each group with its accounts. */
export function getScopeOptions(groups: readonly Customer[], user: PrincipalUser, organisation: string): ScopeOptions {
  const toOption = (one: DefaultScope, name: string, groupName: string | null): ScopeOption => ({
    ...one,
    key: toScopeKey(one),
    name,
    groupName,
  });
  const all = [
    toOption(ORGANISATION_SCOPE, organisation, null),
    ...groups.flatMap(({ identifier, displayName, accounts }) => [
      toOption({ customerIdentifier: identifier, accountIdentifier: null }, displayName, null),
      ...accounts.map((account) =>
        toOption(
          { customerIdentifier: identifier, accountIdentifier: account.accountIdentifier },
          account.displayName,
          displayName,
        ),
      ),
    ]),
  ];
  return {
    all: new Map(all.map((one) => [one.key, one])),
    own: all.filter((one) => ownsScope(user, one)),
    includesOrganisation: ownsScope(user, ORGANISATION_SCOPE),
  };
}

/** The template that orders start with in a scope. */
export interface ScopeDefault extends DefaultScope {
  readonly templateId: string;
  readonly name: string;
}

/** Returns the template that orders start with in a scope; undefined for none of its own. */
export const findDefault = (defaults: readonly ScopeDefault[], key: string): ScopeDefault | undefined =>
  defaults.find((entry) => toScopeKey(entry) === key);

/** Returns the scopes of keys, as the body of a call names them. */
export const toScopeBody = (keys: readonly string[], { all }: ScopeOptions): EmailTemplateBody['defaults'] =>
  keys.flatMap((key) => {
    const option = all.get(key);
    return option === undefined
      ? []
      : [{ customerIdentifier: option.customerIdentifier, accountIdentifier: option.accountIdentifier }];
  });
