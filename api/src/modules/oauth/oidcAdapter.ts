import type { Adapter, AdapterPayload } from 'oidc-provider';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findOauthClient, type RecordIntegration } from '../apiCredentials/index.ts';
import { findPlatform, lockPlatform } from '../platforms/index.ts';
import { noteAppChange } from './appHistory.ts';
import { findOpenGrant } from './grantRepository.ts';
import { endGrant } from './endGrant.ts';
import { readReference, toReference } from './grantReference.ts';
import { readItemPayload } from './itemPayload.ts';
import {
  consumeItem,
  deleteItem,
  deleteItemsOfGrant,
  findItem,
  insertItem,
  OAUTH_ITEM_KINDS,
  type OauthItemKind,
} from './oauthItemRepository.ts';
import { toClientMetadata } from './toClientMetadata.ts';

export interface OidcAdapterDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly recordIntegration: RecordIntegration;
  /** Why a call ends a grant: the app asks for it, or has used a code or a refresh token twice. */
  readonly readCause: () => 'APP' | 'TOKEN_REUSED';
  /** The failure of the second of two calls at the same time with a code or a refresh token. */
  readonly usedTwice: () => Error;
}

/** The end of whatever is found: it has not expired by the portal's clock, and the OAuth server asks by its own. */
const LATER = 9_999_999_999;

const nothing = () => Promise.resolve(undefined);
/** Keeps nothing, such as of the OAuth server's own sessions: the portal's is the only one. */
const NOTHING: Adapter = {
  upsert: nothing,
  find: nothing,
  findByUserCode: nothing,
  findByUid: nothing,
  consume: nothing,
  destroy: nothing,
  revokeByGrantId: nothing,
};

/** Returns what the OAuth server keeps and finds, by the name of its kind. */
export const createOidcAdapter =
  (deps: OidcAdapterDeps) =>
  (name: string): Adapter => {
    const kind = OAUTH_ITEM_KINDS.find((one) => one === name);
    if (kind !== undefined) return itemAdapter(deps, kind);
    if (name === 'Client') return clientAdapter(deps);
    return name === 'Grant' ? grantAdapter(deps) : NOTHING;
  };

const clientAdapter = ({ db, clock }: OidcAdapterDeps): Adapter => ({
  ...NOTHING,
  find: async (id) => {
    // The OAuth server reads bodies itself, and a statement would fail on a null byte.
    const client = id.includes('\0') ? null : await findOauthClient(db, id, clock.now());
    return client === null ? undefined : toClientMetadata(client);
  },
});

/** Grants are made by consent, never by the OAuth server. */
const grantAdapter = (deps: OidcAdapterDeps): Adapter => ({
  ...NOTHING,
  find: async (id) => {
    const key = readReference(id);
    const grant = key === null ? undefined : await findOpenGrant(deps.db, key);
    if (grant === undefined) return undefined;
    return {
      jti: id,
      kind: 'Grant',
      iat: 0,
      exp: LATER,
      clientId: grant.client_id,
      accountId: toReference({ platformId: grant.platform_id, id: grant.user_id }),
      openid: { scope: grant.scopes.join(' ') },
    };
  },
  destroy: async (id) => {
    const key = readReference(id);
    if (key !== null) await endGrantOfApp(deps, key);
  },
});

/** Ends a grant without a person, and says so in the history of integrations where its app was the last one. */
const endGrantOfApp = ({ db, clock, recordIntegration, readCause }: OidcAdapterDeps, key: TenantKey): Promise<void> =>
  withTransaction(db, async (tx) => {
    const { platformId } = key;
    await lockPlatform(tx, (await findPlatform(tx, platformId)).platform_client_id);
    const grant = await findOpenGrant(tx, key);
    const at = clock.now();
    const by = { cause: readCause() };
    if (grant === undefined || !(await endGrant(tx, key, { at, by }))) return;
    const client = await findOauthClient(tx, grant.client_id, at);
    if (client === null) return;
    const appNames = [client.displayName];
    await noteAppChange(tx, recordIntegration, platformId, { action: 'DISCONNECTED', appNames, by, at });
  });

/** Codes and tokens, by the hashes of their ids. */
const itemAdapter = (deps: OidcAdapterDeps, kind: OauthItemKind): Adapter => {
  const { db, clock, usedTwice } = deps;
  return {
    ...NOTHING,
    upsert: async (id, payload, expiresIn = 0) => {
      const now = clock.now();
      await insertItem(db, {
        kind,
        idHash: hashToken(id),
        grant: readReference(payload.grantId),
        payload: readItemPayload(payload),
        createdAt: now,
        expiresAt: new Date(now.getTime() + expiresIn * 1000),
      });
    },
    find: async (id) => {
      const item = await findItem(db, [kind], hashToken(id), clock.now());
      if (item === undefined) return undefined;
      const { platform_id: platformId, grant_id: grantId } = item;
      const found: AdapterPayload = { ...readItemPayload(item.payload), jti: id, kind, iat: 0, exp: LATER };
      return {
        ...found,
        ...(platformId !== null && grantId !== null && { grantId: toReference({ platformId, id: grantId }) }),
        ...(item.consumed_at !== null && { consumed: true }),
      };
    },
    consume: async (id) => {
      const now = clock.now();
      if (await consumeItem(db, kind, hashToken(id), now)) return;
      const item = await findItem(db, [kind], hashToken(id), now);
      if (item !== undefined && item.platform_id !== null && item.grant_id !== null)
        await endGrantOfApp(deps, { platformId: item.platform_id, id: item.grant_id });
      throw usedTwice();
    },
    destroy: async (id) => {
      await deleteItem(db, kind, hashToken(id));
    },
    revokeByGrantId: async (id) => {
      const grant = readReference(id);
      if (grant !== null) await deleteItemsOfGrant(db, grant);
    },
  };
};
