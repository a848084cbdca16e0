import type { Customer } from '@portal/shared/contract/customers';
import type { EmailTemplateBody, ScopeDefaults } from '@portal/shared/contract/emailTemplates';
import type { PrincipalUser } from '@portal/shared/contract/session';
import { ownsScope, type DefaultScope } from '@portal/shared/domain/templates/templateScope';

/** A group or an account that the user may give a template to, or the organisation as the place of a default. */
export interface Place extends DefaultScope {
  /** Names it within a form. */
  readonly key: string;
  readonly name: string;
  /** The group of an account, by name. */
  readonly groupName: string | null;
}

/** Names a place within a form. */
export const placeKey = ({ customerIdentifier, accountIdentifier }: DefaultScope): string =>
  accountIdentifier !== null ? `account ${accountIdentifier}` : `group ${customerIdentifier ?? ''}`;

export const ORGANISATION: DefaultScope = { customerIdentifier: null, accountIdentifier: null };

/** The places of forms: those that the user sees, and which of them are the user's. */
export interface Places {
  readonly all: ReadonlyMap<string, Place>;
  readonly own: readonly Place[];
  readonly isOfOrganisation: boolean;
}

/** Returns the places of a user: the organisation, then each group with its accounts. */
export function placesOf(groups: readonly Customer[], user: PrincipalUser, organisation: string): Places {
  const place = (one: DefaultScope, name: string, groupName: string | null): Place => ({
    ...one,
    key: placeKey(one),
    name,
    groupName,
  });
  const all = [
    place(ORGANISATION, organisation, null),
    ...groups.flatMap(({ identifier, displayName, accounts }) => [
      place({ customerIdentifier: identifier, accountIdentifier: null }, displayName, null),
      ...accounts.map((account) =>
        place(
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
    isOfOrganisation: ownsScope(user, ORGANISATION),
  };
}

/** Which template orders start with at a place; undefined for none of its own. */
export const defaultAt = (defaults: ScopeDefaults, key: string): ScopeDefaults[number] | undefined =>
  defaults.find((entry) => placeKey(entry) === key);

/** The places of keys, as the wire names them. */
export const wirePlaces = (keys: readonly string[], { all }: Places): EmailTemplateBody['defaults'] =>
  keys.flatMap((key) => {
    const place = all.get(key);
    return place === undefined
      ? []
      : [{ customerIdentifier: place.customerIdentifier, accountIdentifier: place.accountIdentifier }];
  });
