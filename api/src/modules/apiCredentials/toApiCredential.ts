import type { ApiCredential, ApiCredentialEvent } from '@portal/shared/contract/apiCredentials';
import { API_CREDENTIAL_ACTIONS, API_CREDENTIAL_TYPES } from '@portal/shared/domain/enumerations';
import { fullName } from '@portal/shared/domain/people/fullName';
import { oneOf } from '../../db/oneOf.ts';
import type { ApiCredentialEventRow } from './apiCredentialEventSearch.ts';
import type { ApiCredentialRow } from './apiCredentialReadModel.ts';
import { lastDayOf } from './checkNewKey.ts';
import { isClientType } from './credentialTypes.ts';
import { readScopes } from './readScopes.ts';

const emailOf = (email: string, status: string): string | null => (status === 'DELETED' ? null : email);

/** A credential as JSON, without key or secret. */
export const toApiCredential = (row: ApiCredentialRow): ApiCredential => ({
  credentialId: row.identifier,
  type: oneOf(API_CREDENTIAL_TYPES, row.type),
  displayName: row.display_name,
  maskedKey: row.masked_key,
  clientId: isClientType(row.type) ? row.masked_key : null,
  redirectUris: [...row.redirect_uris],
  scopes: [...readScopes(row.scopes)],
  organizationAccess: row.organization_access,
  groups: [...row.groups],
  accounts: [...row.accounts],
  status: row.is_working ? 'ACTIVE' : 'INACTIVE',
  lastDay: row.ends_at === null ? null : lastDayOf(row.ends_at),
  createdDate: row.created_at.toISOString(),
  createdBy: {
    name: fullName(row.maker_first_name, row.maker_last_name),
    email: emailOf(row.maker_email, row.maker_status),
  },
  deactivatedDate: row.deactivated_at?.toISOString() ?? null,
  deactivatedBy:
    row.ender_email === null
      ? null
      : {
          name: fullName(row.ender_first_name, row.ender_last_name),
          email: emailOf(row.ender_email, row.ender_status ?? ''),
        },
  lastUsedDate: row.last_used_at?.toISOString() ?? null,
  lastUsedFor: row.last_used_for,
  incentives: [...row.incentives],
});

/** A row of the history as JSON. */
export const toApiCredentialEvent = (row: ApiCredentialEventRow): ApiCredentialEvent => ({
  eventId: String(row.id),
  action: oneOf(API_CREDENTIAL_ACTIONS, row.action),
  credentialId: row.identifier,
  type: oneOf(API_CREDENTIAL_TYPES, row.type),
  displayName: row.display_name,
  maskedKey: row.masked_key,
  date: row.created_at.toISOString(),
  name: fullName(row.first_name, row.last_name),
  email: emailOf(row.email, row.status),
});
