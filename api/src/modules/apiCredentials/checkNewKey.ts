import type { NewApiCredentialBody } from '@portal/shared/contract/apiCredentials';
import type { FieldError } from '@portal/shared/contract/common';
import { API_SCOPES, SCOPES_OF_TYPE } from '@portal/shared/domain/access/apiScopes';
import { checkLastDay } from '@portal/shared/domain/access/keyLastDay';
import { checkRedirectUris } from '@portal/shared/domain/access/redirectUri';
import { addDays } from '@portal/shared/domain/lists/civilDays';
import { checkDisplayName } from '@portal/shared/domain/people/displayName';
import { fieldErrors } from '../../errors/fieldErrors.ts';

/** Returns what is wrong with the name, the scopes, the redirect addresses and the last day of a new credential. */
export function checkNewKey(
  { type, displayName, scopes, redirectUris, lastDay }: NewApiCredentialBody,
  now: Date,
): FieldError[] {
  const allowed = SCOPES_OF_TYPE[type];
  return [
    ...fieldErrors('displayName', checkDisplayName(displayName)),
    ...scopes.flatMap((scope, index) =>
      allowed.includes(scope) ? [] : [{ field: `scopes[${index}]`, i18nKey: 'error.apiCredential.scope' }],
    ),
    ...(type === 'OAUTH_CLIENT'
      ? checkRedirectUris(redirectUris).flatMap((refusal, index) => fieldErrors(`redirectUris[${index}]`, refusal))
      : redirectUris.map((_, index) => ({
          field: `redirectUris[${index}]`,
          i18nKey: 'error.apiCredential.redirectUriType',
        }))),
    ...(lastDay === null ? [] : fieldErrors('lastDay', checkLastDay(lastDay, now.toISOString().slice(0, 10)))),
  ];
}

/** Returns the scopes of a body once each, in their order. */
export const orderedScopes = ({ scopes }: Pick<NewApiCredentialBody, 'scopes'>) =>
  API_SCOPES.filter((scope) => scopes.includes(scope));

/** Returns the time at which a last day is over, in UTC; null without one. */
export const endOfDay = (lastDay: string | null): Date | null =>
  lastDay === null ? null : new Date(addDays(lastDay, 1));

/** Returns the last day that is over at that time. */
export const lastDayOf = (endsAt: Date): string => addDays(endsAt.toISOString().slice(0, 10), -1);
