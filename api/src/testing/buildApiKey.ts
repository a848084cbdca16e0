import type { ApiScope } from '@portal/shared/domain/access/apiScopes';
import type { Selectable } from 'kysely';
import type { Users } from '../db/schema.generated.ts';
import { withTransaction } from '../db/withTransaction.ts';
import { insertApiKey } from '../modules/apiCredentials/index.ts';
import { buildUser } from './builders.ts';
import type { TestApp } from './testApp.ts';

let built = 0;

type Maker = Pick<Selectable<Users>, 'platform_id' | 'id'>;

interface BuildApiKeyOptions {
  readonly maker: Maker;
  readonly scopes: readonly ApiScope[];
  readonly displayName?: string;
  /** The whole organisation without it. */
  readonly accountIds?: readonly bigint[];
  readonly endsAt?: Date;
}

/** Returns a new key of the API, with the names of its parts. */
export const buildApiKey = (
  { db, env, clock }: Pick<TestApp, 'db' | 'env' | 'clock'>,
  { maker, scopes, accountIds, endsAt, displayName = `Key number ${(built += 1)}` }: BuildApiKeyOptions,
) =>
  withTransaction(db, (tx) =>
    insertApiKey(tx, env, {
      type: scopes.includes('research:write') ? 'RESEARCH_KEY' : 'API_KEY',
      displayName,
      scopes,
      access: { organization: accountIds === undefined, customerIds: [], accountIds: accountIds ?? [] },
      endsAt: endsAt ?? null,
      maker: { platformId: maker.platform_id, id: maker.id, langKey: 'en' },
      at: clock.now(),
    }),
  );

/** Ends the keys of a user's organisation, so that others can be made. */
export const endApiKeys = ({ db, clock }: Pick<TestApp, 'db' | 'clock'>, { platform_id, id }: Maker) =>
  db
    .updateTable('api_credentials')
    .set({ deactivated_at: clock.now(), deactivated_by_user_id: id })
    .where('platform_id', '=', platform_id)
    .where('deactivated_at', 'is', null)
    .execute();

/** Sees to it that somebody else of the organisation gets the mails about its keys. */
export async function secondKeyHolder({ db }: Pick<TestApp, 'db'>, { platform_id, id }: Maker): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('platform_id', '=', platform_id)
    .where('id', '<>', id)
    .where('credential_id', 'is', null)
    .executeTakeFirst();
  if (other === undefined)
    await buildUser(db, { platform_id, organization_access: true, authorities: ['API_KEYS_MANAGE'] });
}
