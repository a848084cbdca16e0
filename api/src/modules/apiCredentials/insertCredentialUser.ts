import { randomUUID } from 'node:crypto';
import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import { nameKey, tidyName } from '@portal/shared/domain/people/names';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Tx } from '../../db/client.ts';
import { keyOf, type TenantKey } from '../../db/TenantKey.ts';
import { insertUser, replaceAccess } from '../identity/index.ts';
import { insertCredential, insertCredentialEvent } from './apiCredentialRepository.ts';

/** A credential to be made, by whom and when. */
export interface NewCredential<T extends ApiCredentialType> {
  readonly type: T;
  readonly displayName: string;
  readonly scopes: readonly ApiScope[];
  readonly access: {
    readonly organization: boolean;
    readonly customerIds: readonly bigint[];
    readonly accountIds: readonly bigint[];
  };
  readonly endsAt: Date | null;
  readonly maker: TenantKey & { readonly langKey: string };
  readonly at: Date;
}

interface Secret {
  readonly identifier: string;
  readonly maskedKey: string;
  /** Null for what is never revealed. */
  readonly sealedKey: string | null;
  readonly redirectUris?: readonly string[];
}

const DAY_MS = 24 * 60 * 60_000;

/** Adds a credential, the user who stands for it, and the row of its history. The caller has checked that it may be made. */
export async function insertCredentialUser(
  tx: Tx,
  { type, displayName, scopes, access, endsAt, maker, at }: NewCredential<ApiCredentialType>,
  { identifier, maskedKey, sealedKey, redirectUris = [] }: Secret,
): Promise<TenantKey> {
  const { platformId } = maker;
  const isSoon = endsAt !== null && endsAt.getTime() - at.getTime() <= SETTINGS.apiCredentials.soonDays * DAY_MS;
  const credential = keyOf(
    await insertCredential(tx, {
      platform_id: platformId,
      identifier,
      type,
      display_name: tidyName(displayName),
      name_key: nameKey(displayName),
      scopes: [...scopes],
      masked_key: maskedKey,
      sealed_key: sealedKey,
      redirect_uris: [...redirectUris],
      ends_at: endsAt,
      created_at: at,
      created_by_user_id: maker.id,
      // Its maker knows that it ends so soon.
      ending_mailed_at: isSoon ? at : null,
    }),
  );
  const user = await insertUser(tx, {
    platform_id: platformId,
    identity_hash: randomUUID(),
    email: `key-${identifier}@credential.invalid`,
    credential_id: credential.id,
    first_name: tidyName(displayName),
    last_name: '',
    lang_key: maker.langKey,
    organization_access: access.organization,
    status: 'ACTIVATED',
    created_by_user_id: maker.id,
    created_at: at,
    modified_at: at,
  });
  await replaceAccess(tx, keyOf(user), access);
  await insertCredentialEvent(tx, credential, { action: 'CREATED', userId: maker.id, at });
  return credential;
}
