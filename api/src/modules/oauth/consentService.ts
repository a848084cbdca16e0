import { randomUUID, timingSafeEqual } from 'node:crypto';
import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import type { ConsentDecisionBody, ConsentRequest, NewConsentRequestBody } from '@portal/shared/contract/oauth';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { SessionUser } from '../../access/SessionUser.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { deriveToken, hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { keyOf } from '../../db/TenantKey.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { API_KEY_FAILURES } from '../../errors/apiKeyErrors.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findOauthClient, type OauthClient, type RecordIntegration } from '../apiCredentials/index.ts';
import type { SendNotice } from '../outbox/index.ts';
import { findPlatform, lockPlatform } from '../platforms/index.ts';
import { noteAppChange } from './appHistory.ts';
import { readAppUser, scopesWithin } from './appUser.ts';
import { checkConsentRequest } from './checkConsentRequest.ts';
import { readConsentPayload, type ConsentPayload } from './consentPayload.ts';
import { issuerOf } from './createOidcProvider.ts';
import { saveGrant } from './grantRepository.ts';
import { toReference } from './grantReference.ts';
import { OAUTH_FAILURES } from './oauthErrors.ts';
import { consumeItem, findItem, insertItem } from './oauthItemRepository.ts';
import { listAccountsById, listGroupsById } from './reachReadModel.ts';

export interface ConsentDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sendNotice: SendNotice;
  readonly recordIntegration: RecordIntegration;
  readonly publicUrl: string;
  readonly tokenSecret: Buffer;
}

const { codeSeconds, requestMs } = SERVER_SETTINGS.oauth;

/** Requests of apps to people, and their answers. A request is of the session in which it began. */
export function createConsentService(deps: ConsentDeps) {
  const { db, clock, sendNotice, recordIntegration, publicUrl, tokenSecret } = deps;
  const csrfOf = (user: SessionUser, requestId: string): string =>
    deriveToken(tokenSecret, 'consent', `${requestId}:${user.sessionId}`);

  /** Returns an app that works. Raises 404 for one of another organisation, 403 until the business is verified. */
  const requireClient = async (executor: Executor, user: SessionUser, clientId: string): Promise<OauthClient> => {
    const client = await findOauthClient(executor, clientId, clock.now());
    if (client === null || client.credential.platformId !== user.platformId || client.redirectUris.length === 0)
      throw new AppError(OAUTH_FAILURES.client);
    if (!isAllowedByReview(user.kybStatus, 'INTEGRATE')) throw new AppError(API_KEY_FAILURES.review);
    return client;
  };

  /** Raises 404 for a request that is over or of another session, 409 for an answered one. */
  const requireRequest = async (executor: Executor, user: SessionUser, requestId: string) => {
    const item = await findItem(executor, ['ConsentRequest'], hashToken(requestId), clock.now());
    const asked = item === undefined ? null : readConsentPayload(item.payload);
    if (item === undefined || asked === null || asked.sessionId !== user.sessionId)
      throw new AppError(OAUTH_FAILURES.request);
    if (item.consumed_at !== null) throw new AppError(OAUTH_FAILURES.used);
    return { asked, expiresAt: item.expires_at };
  };

  const describe = async (
    user: SessionUser,
    client: OauthClient,
    requestId: string,
    { asked, expiresAt }: Awaited<ReturnType<typeof requireRequest>>,
  ): Promise<ConsentRequest> => {
    const within = scopesWithin(user, asked.scopes);
    const app = await readAppUser(db, user, client, within);
    if (app === null) throw new AppError(OAUTH_FAILURES.client);
    const { organization, customerIds, accountIds } = app.access;
    const [{ name }, groups, accounts] = [
      await findPlatform(db, user.platformId),
      customerIds.length === 0 ? [] : await listGroupsById(db, user.platformId, customerIds),
      accountIds.length === 0 ? [] : await listAccountsById(db, user.platformId, accountIds),
    ];
    return {
      requestId,
      csrf: csrfOf(user, requestId),
      clientId: client.clientId,
      appName: client.displayName,
      organizationName: name,
      organizationAccess: organization,
      groups: groups.map((row) => ({ customerIdentifier: row.identifier, displayName: row.display_name })),
      accounts: accounts.map((row) => ({ accountIdentifier: row.identifier, displayName: row.display_name })),
      scopes: [...asked.scopes],
      scopesBeyondRights: asked.scopes.filter((scope) => !within.includes(scope)),
      state: asked.state,
      returnHost: new URL(asked.redirectUri).host,
      expiresAt: expiresAt.toISOString(),
    };
  };

  /** Allows what was asked: a grant, a code for it, and a mail about an app that is new. */
  const allow = async (tx: Tx, user: SessionUser, client: OauthClient, asked: ConsentPayload): Promise<string> => {
    await lockPlatform(tx, user.platformClientId);
    const at = clock.now();
    const saved = await saveGrant(tx, {
      user,
      credentialId: client.credential.id,
      clientId: client.clientId,
      scopes: asked.scopes,
      identifier: randomUUID(),
      at,
    });
    const code = `${randomToken()}${randomToken()}`;
    await insertItem(tx, {
      kind: 'AuthorizationCode',
      idHash: hashToken(code),
      grant: keyOf(saved),
      payload: {
        clientId: client.clientId,
        accountId: toReference(user),
        scope: asked.scopes.join(' '),
        redirectUri: asked.redirectUri,
        codeChallenge: asked.codeChallenge,
        codeChallengeMethod: 'S256',
      },
      createdAt: at,
      expiresAt: new Date(at.getTime() + codeSeconds * 1000),
    });
    await auditAllowed(tx, user, saved.identifier, client, asked.scopes, at);
    if (saved.is_new) {
      const { name: organisation } = await findPlatform(tx, user.platformId);
      const values = { app: client.displayName, organisation };
      await sendNotice(tx, { topic: 'APP_CONNECTED_MAIL', user, values, at });
      const by = { cause: 'PERSON', userId: user.id } as const;
      const appNames = [client.displayName];
      await noteAppChange(tx, recordIntegration, user.platformId, { action: 'CONNECTED', appNames, by, at });
    }
    return code;
  };

  return {
    /** Takes the request of an app. Raises 404 for an app that is not known, 400 for what it may not ask for. */
    async create(user: SessionUser, body: NewConsentRequestBody): Promise<ConsentRequest> {
      const client = await requireClient(db, user, body.client_id);
      const asked = { ...checkConsentRequest(client, body), sessionId: user.sessionId };
      const requestId = randomUUID();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + requestMs);
      await insertItem(db, {
        kind: 'ConsentRequest',
        idHash: hashToken(requestId),
        grant: null,
        payload: { ...asked, scopes: [...asked.scopes] },
        createdAt,
        expiresAt,
      });
      return describe(user, client, requestId, { asked, expiresAt });
    },

    /** Returns a request that waits for its answer. */
    async get(user: SessionUser, requestId: string): Promise<ConsentRequest> {
      const request = await requireRequest(db, user, requestId);
      return describe(user, await requireClient(db, user, request.asked.clientId), requestId, request);
    },

    /** Answers a request, once, and returns where it leads. Raises 403 without the request's `_csrf`. */
    decide: (user: SessionUser, requestId: string, body: ConsentDecisionBody): Promise<string> =>
      withTransaction(db, async (tx) => {
        const { asked } = await requireRequest(tx, user, requestId);
        if (!isSameToken(body._csrf, csrfOf(user, requestId))) throw new AppError(OAUTH_FAILURES.csrf);
        const client = await requireClient(tx, user, asked.clientId);
        if (!(await consumeItem(tx, 'ConsentRequest', hashToken(requestId), clock.now())))
          throw new AppError(OAUTH_FAILURES.used);
        const answer: readonly [string, string] =
          body.decision === 'ALLOW' ? ['code', await allow(tx, user, client, asked)] : ['error', 'access_denied'];
        const { state, redirectUri } = asked;
        return withParameters(redirectUri, [
          answer,
          ...(state === '' ? [] : [['state', state] as const]),
          ['iss', issuerOf(publicUrl)],
        ]);
      }),
  };
}

export type ConsentService = ReturnType<typeof createConsentService>;

const auditAllowed = (
  tx: Tx,
  user: SessionUser,
  grantId: string,
  { clientId, displayName }: OauthClient,
  scopes: readonly ApiScope[],
  at: Date,
): Promise<void> =>
  writeAudit(tx, {
    platformId: user.platformId,
    actorUserId: user.id,
    action: 'connectedApp.allowed',
    entityType: 'connectedApp',
    entityId: grantId,
    details: { clientId, displayName, scopes: [...scopes] },
    at,
  });

/** Compares by hash, whose length is no secret. */
const isSameToken = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(hashToken(given)), Buffer.from(hashToken(expected)));

function withParameters(address: string, parameters: readonly (readonly [string, string])[]): string {
  const url = new URL(address);
  for (const [name, value] of parameters) url.searchParams.set(name, value);
  return url.href;
}
