import { isAllowedByReview } from '@portal/shared/domain/access/businessReview';
import { API_SCOPES, RIGHTS_OF_SCOPE, type ApiScope } from '@portal/shared/domain/access/apiScopes';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken } from '../../crypto/tokens.ts';
import type { Db } from '../../db/client.ts';
import type { TenantKey } from '../../db/TenantKey.ts';
import { API_KEY_FAILURES } from '../../errors/apiKeyErrors.ts';
import { AppError } from '../../errors/AppError.ts';
import type { MachineCaller, ResolveMachine } from '../../plugins/machineCalls.ts';
import { addressGroup } from '../../rate-limits/addressGroup.ts';
import type { Clock } from '../../runtime/clock.ts';
import { findOauthClient, saveUse, type OauthClient } from '../apiCredentials/index.ts';
import { createGuessCounter, readJobUser, readMachineUser } from '../identity/index.ts';
import { readAppUser, scopesWithin } from './appUser.ts';
import { findOpenGrant, saveGrantUse } from './grantRepository.ts';
import { readItemPayload } from './itemPayload.ts';
import { findItem, type OauthItem } from './oauthItemRepository.ts';
import { OAUTH_FAILURES } from './oauthErrors.ts';

interface ResolveTokenDeps {
  readonly db: Db;
  readonly clock: Clock;
}

interface FoundCaller extends MachineCaller {
  readonly client: OauthClient;
  /** When its grant was last used; null without a grant, and before its first call. */
  readonly grantUsedAt: Date | null;
}

const { guessesOfAddress, usedEveryMs } = SERVER_SETTINGS.apiKeys;
const TOKEN = /^\s*Bearer\s+([\w-]{43})\s*$/i;

/** Returns the access token of an `Authorization` header; null for a key, and for whatever else is none. */
export const readAccessToken = (authorization: string | undefined): string | null =>
  TOKEN.exec(authorization ?? '')?.[1] ?? null;

/**
 * Returns the caller of an access token. Client, grant, person and organisation are read anew for every call, so that what has ended
 * works nowhere from then on; for a person, an app has at most their own rights and accounts. Raises 401 for a token that does not
 * work, whatever the reason, 403 until the organisation's business is verified, and 429 after many wrong ones from one address.
 */
export function createResolveToken({ db, clock }: ResolveTokenDeps): ResolveMachine {
  const guesses = createGuessCounter({ db, clock });

  const find = async (token: string, now: Date): Promise<FoundCaller | null> => {
    const item = await findItem(db, ['AccessToken', 'ClientCredentials'], hashToken(token), now);
    if (item === undefined) return null;
    const { clientId, scope = '' } = readItemPayload(item.payload);
    const client = await findOauthClient(db, clientId, now);
    if (client === null) return null;
    const asked = scope.split(' ');
    const scopes = client.scopes.filter((one) => asked.includes(one));
    return item.grant_id === null ? findProgram(client, scopes) : findApp(item, client, scopes);
  };

  const findProgram = async (client: OauthClient, scopes: readonly ApiScope[]): Promise<FoundCaller | null> => {
    const user = await readMachineUser(
      db,
      client.credential,
      scopes.flatMap((scope) => RIGHTS_OF_SCOPE[scope]),
    );
    return user === null ? null : { user, scopes, client, grant: null, grantUsedAt: null };
  };

  const findApp = async (
    item: OauthItem,
    client: OauthClient,
    asked: readonly ApiScope[],
  ): Promise<FoundCaller | null> => {
    const grant = grantOf(item);
    const found = grant === null ? undefined : await findOpenGrant(db, grant);
    if (grant === null || found === undefined || found.credential_id !== client.credential.id) return null;
    const person = await readJobUser(db, { platformId: grant.platformId, id: found.user_id });
    if (person === null) return null;
    const allowed = API_SCOPES.filter((scope) => asked.includes(scope) && found.scopes.includes(scope));
    const scopes = scopesWithin(person, allowed);
    const user = await readAppUser(db, person, client, scopes);
    return user === null ? null : { user, scopes, client, grant, grantUsedAt: found.last_used_at };
  };

  return async ({ authorization, address, call }) => {
    const now = clock.now();
    const token = readAccessToken(authorization);
    const found = token === null ? null : await find(token, now);
    if (found === null) {
      const limit = { of: 'address', key: `apiKey:${addressGroup(address)}`, attempts: guessesOfAddress } as const;
      await guesses.count([limit], () => Promise.resolve());
      throw new AppError(OAUTH_FAILURES.token);
    }
    const { user, scopes, client, grant, grantUsedAt } = found;
    if (!isAllowedByReview(user.kybStatus, 'INTEGRATE')) throw new AppError(API_KEY_FAILURES.review);
    const isOld = (at: Date | null): boolean => now.getTime() - (at?.getTime() ?? 0) >= usedEveryMs;
    if (isOld(client.lastUsedAt)) await saveUse(db, client.credential, now, call);
    if (grant !== null && isOld(grantUsedAt)) await saveGrantUse(db, grant, now);
    return { user, scopes, grant };
  };
}

const grantOf = ({ platform_id: platformId, grant_id: id }: OauthItem): TenantKey | null =>
  platformId === null || id === null ? null : { platformId, id };
