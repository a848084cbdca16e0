import { SETTINGS } from '@portal/shared/domain/settings';
import { array, boolean, string } from 'yup';

const { accessMax } = SETTINGS.team;

/** The values of `AccessField`. */
export interface AccessValues {
  readonly organizationAccess: boolean;
  readonly customerIdentifiers: readonly string[];
  readonly accountIdentifiers: readonly string[];
}

const identifiers = () => array(string().defined()).defined().max(accessMax, 'access:tooMany');

/** The fields of `AccessField` in a schema. */
export const accessFields = {
  organizationAccess: boolean().defined(),
  customerIdentifiers: identifiers(),
  accountIdentifiers: identifiers(),
};

/** True when at least one account can be reached, now or later. */
export const hasAccess = ({ organizationAccess, customerIdentifiers, accountIdentifiers }: AccessValues): boolean =>
  organizationAccess || customerIdentifiers.length + accountIdentifiers.length > 0;

/** Returns the access as the body of a call names it: groups and accounts only where not all are reached. */
export const toAccessBody = ({ organizationAccess, customerIdentifiers, accountIdentifiers }: AccessValues) => ({
  organizationAccess,
  customerIdentifiers: organizationAccess ? [] : [...customerIdentifiers],
  accountIdentifiers: organizationAccess ? [] : [...accountIdentifiers],
});

/** The field that a refused entry of a list belongs to. */
export const toListField = (field: string): string => field.replace(/\[\d+\]$/, '');
