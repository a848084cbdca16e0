import type { NewApiCredentialBody } from '@portal/shared/contract/apiCredentials';
import { SCOPES_OF_TYPE } from '@portal/shared/domain/access/apiScopes';
import { checkLastDay } from '@portal/shared/domain/access/keyLastDay';
import { checkDisplayName } from '@portal/shared/domain/people/displayName';
import { tidyName } from '@portal/shared/domain/people/names';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import type { Refusal } from '@portal/shared/domain/ordering/rewardAmount';
import { array, object, string } from 'yup';
import { serverNow } from '../../api/serverClock.ts';
import { accessFields, hasAccess, toAccessBody, type AccessValues } from '../../entities/access/accessRules.ts';
import { checkedText } from '../../ui/form/checkedText.ts';

/** The values of the form of a key. */
export interface KeyValues extends AccessValues {
  readonly displayName: string;
  readonly scopes: readonly string[];
  /** '': it does not end by itself. */
  readonly lastDay: string;
}

/** Returns the values that a key begins with: what has one answer is answered, and the access is the narrowest. */
export function createKeyValues(type: ApiCredentialType, accountIdentifier: string | null): KeyValues {
  const scopes = SCOPES_OF_TYPE[type];
  return {
    displayName: '',
    scopes: scopes.length === 1 ? scopes : [],
    organizationAccess: false,
    customerIdentifiers: [],
    accountIdentifiers: accountIdentifier === null ? [] : [accountIdentifier],
    lastDay: '',
  };
}

/** Days of keys end in UTC. */
const checkDay = (day: string): Refusal | null =>
  day === '' ? null : checkLastDay(day, new Date(serverNow()).toISOString().slice(0, 10));

/** The form of a key, by the rules that the server applies too. */
export const keySchema = object({
  displayName: checkedText(checkDisplayName),
  scopes: array(string().defined()).defined().min(1, 'error.apiCredential.scopeRequired'),
  ...accessFields,
  lastDay: checkedText(checkDay),
}).test(
  'access',
  (values, context) =>
    hasAccess(values) || context.createError({ path: 'customerIdentifiers', message: { key: 'error.user.noAccess' } }),
);

export const toKeyBody =
  (type: ApiCredentialType) =>
  (values: KeyValues): NewApiCredentialBody => ({
    type,
    displayName: tidyName(values.displayName),
    scopes: SCOPES_OF_TYPE[type].filter((scope) => values.scopes.includes(scope)),
    ...toAccessBody(values),
    redirectUris: [],
    lastDay: values.lastDay === '' ? null : values.lastDay,
  });
