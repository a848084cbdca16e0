import type { ApiCredentialType } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import { isWorking } from './apiCredentialRepository.ts';

interface GroupOfKey {
  readonly customerIdentifier: string;
  readonly displayName: string;
}

interface AccountOfKey extends GroupOfKey {
  readonly accountIdentifier: string;
  readonly groupDisplayName: string;
}

interface IncentiveOfKey {
  readonly incentiveId: string;
  readonly displayName: string;
  readonly rewards: number;
}

/** The keys of a platform, with the user who stands for each, what it reaches and paid, and who made and ended it. */
const credentials = (executor: Executor, platformId: bigint, now: Date) =>
  executor
    .selectFrom('api_credentials')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'api_credentials.platform_id')
        .onRef('users.credential_id', '=', 'api_credentials.id'),
    )
    .innerJoin('users as maker', (join) =>
      join
        .onRef('maker.platform_id', '=', 'api_credentials.platform_id')
        .onRef('maker.id', '=', 'api_credentials.created_by_user_id'),
    )
    .leftJoin('users as ender', (join) =>
      join
        .onRef('ender.platform_id', '=', 'api_credentials.platform_id')
        .onRef('ender.id', '=', 'api_credentials.deactivated_by_user_id'),
    )
    .selectAll('api_credentials')
    .select([
      isWorking(now).as('is_working'),
      'users.organization_access',
      'maker.first_name as maker_first_name',
      'maker.last_name as maker_last_name',
      'maker.email as maker_email',
      'maker.status as maker_status',
      'ender.first_name as ender_first_name',
      'ender.last_name as ender_last_name',
      'ender.email as ender_email',
      'ender.status as ender_status',
      sql<GroupOfKey[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('customerIdentifier', customers.identifier,
            'displayName', customers.display_name) order by lower(customers.display_name), customers.id), '[]')
        from user_access access
        join customers on customers.platform_id = access.platform_id and customers.id = access.customer_id
        where access.platform_id = users.platform_id and access.user_id = users.id
          and customers.status <> 'DELETED')`.as('groups'),
      sql<AccountOfKey[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('accountIdentifier', accounts.identifier,
            'displayName', accounts.display_name, 'customerIdentifier', customers.identifier,
            'groupDisplayName', customers.display_name) order by lower(accounts.display_name), accounts.id), '[]')
        from user_access access
        join accounts on accounts.platform_id = access.platform_id and accounts.id = access.account_id
        join customers on customers.platform_id = accounts.platform_id and customers.id = accounts.customer_id
        where access.platform_id = users.platform_id and access.user_id = users.id
          and accounts.status <> 'DELETED')`.as('accounts'),
      sql<IncentiveOfKey[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('incentiveId', incentives.identifier,
            'displayName', incentives.display_name, 'rewards', paid.rewards)
            order by lower(incentives.display_name), incentives.id), '[]')
        from (
          select completion.incentive_id, count(*) as rewards from incentive_completions completion
          where completion.platform_id = api_credentials.platform_id and completion.credential_id = api_credentials.id
            and completion.status = 'COMPLETE'
          group by completion.incentive_id) paid
        join incentives on incentives.platform_id = api_credentials.platform_id
          and incentives.id = paid.incentive_id)`.as('incentives'),
    ])
    .where('api_credentials.platform_id', '=', platformId)
    .where('users.platform_id', '=', platformId)
    .where('maker.platform_id', '=', platformId);

export type ApiCredentialRow = Awaited<ReturnType<typeof listCredentials>>[number];

/** Returns the keys of a type, the working ones first, then the newest. */
export const listCredentials = (executor: Executor, platformId: bigint, type: ApiCredentialType, now: Date) =>
  credentials(executor, platformId, now)
    .where('api_credentials.type', '=', type)
    .orderBy(isWorking(now), 'desc')
    .orderBy('api_credentials.created_at', 'desc')
    .orderBy('api_credentials.id', 'desc')
    .execute();

/** Returns the key of an identifier. */
export const findCredential = (
  executor: Executor,
  platformId: bigint,
  identifier: string,
  now: Date,
): Promise<ApiCredentialRow | undefined> =>
  credentials(executor, platformId, now).where('api_credentials.identifier', '=', identifier).executeTakeFirst();
