import type { SessionKey } from '../../../access/SessionUser.ts';
import type { Executor } from '../../../db/client.ts';
import { readProviderSession } from './ProviderSession.ts';
import type { TokenClaims } from './sessionTokens.ts';

/** The identifiers that the id token of a session names. */
export async function readTokenClaims(executor: Executor, { platformId, sessionId }: SessionKey): Promise<TokenClaims> {
  const { identity_provider, sso_connection, sso_sign_out_hint, ...claims } = await executor
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.platform_id', '=', 'sessions.platform_id').onRef('users.id', '=', 'sessions.user_id'),
    )
    .innerJoin('platforms', 'platforms.id', 'sessions.platform_id')
    .leftJoin('accounts', (join) =>
      join
        .onRef('accounts.platform_id', '=', 'sessions.platform_id')
        .onRef('accounts.id', '=', 'sessions.active_account_id'),
    )
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.platform_id', '=', 'accounts.platform_id')
        .onRef('customers.id', '=', 'accounts.customer_id'),
    )
    .select([
      'platforms.platform_client_id as platformClientId',
      'customers.identifier as customerIdentifier',
      'accounts.identifier as accountIdentifier',
      'sessions.identity_provider',
      'sessions.sso_connection',
      'sessions.sso_sign_out_hint',
    ])
    .where('sessions.platform_id', '=', platformId)
    .where('sessions.id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const session = readProviderSession({ identity_provider, sso_connection, sso_sign_out_hint });
  return {
    ...claims,
    identityProviders: session === null ? [] : [session.provider],
    connectionId: session?.connection ?? null,
  };
}
