import type { AgreementKind } from '@portal/shared/domain/enumerations';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';

export interface AgreementFilter {
  readonly q: string;
  readonly kind?: AgreementKind;
  readonly since?: Date;
  readonly before?: Date;
}

interface AgreementWindow {
  readonly direction: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

const agreements = (executor: Executor, platformId: bigint, { q, kind, since, before }: AgreementFilter) =>
  executor
    .selectFrom('agreements')
    .innerJoin('users', (join) =>
      join
        .onRef('users.platform_id', '=', 'agreements.platform_id')
        .onRef('users.id', '=', 'agreements.accepted_by_user_id'),
    )
    .where('agreements.platform_id', '=', platformId)
    .where('users.platform_id', '=', platformId)
    .$if(kind !== undefined, (query) => query.where('agreements.kind', '=', kind ?? ''))
    .$if(since !== undefined, (query) => query.where('agreements.accepted_at', '>=', since ?? new Date()))
    .$if(before !== undefined, (query) => query.where('agreements.accepted_at', '<', before ?? new Date()))
    .$if(q !== '', (query) =>
      query.where(
        sql<boolean>`(strpos(lower(users.first_name || ' ' || users.last_name), lower(${q}::text)) > 0
          or (users.status <> 'DELETED' and strpos(users.email, lower(${q}::text)) > 0))`,
      ),
    );

export type AgreementRow = Awaited<ReturnType<typeof listAgreements>>[number];

/** Returns what users of a platform accepted, by time. */
export const listAgreements = (
  executor: Executor,
  platformId: bigint,
  filter: AgreementFilter,
  { direction, limit, offset }: AgreementWindow,
) =>
  agreements(executor, platformId, filter)
    .leftJoin('bank_accounts', (join) =>
      join
        .onRef('bank_accounts.platform_id', '=', 'agreements.platform_id')
        .onRef('bank_accounts.id', '=', 'agreements.bank_account_id'),
    )
    .select([
      'agreements.id',
      'agreements.kind',
      'agreements.text_version',
      'agreements.text_language',
      'agreements.accepted_at',
      'agreements.ip_address',
      'bank_accounts.label',
      'bank_accounts.last_four',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.status',
    ])
    .orderBy('agreements.accepted_at', direction)
    .orderBy('agreements.id', direction)
    .limit(limit)
    .offset(offset)
    .execute();

/** Returns their number, counted up to a limit. */
export async function countAgreements(
  executor: Executor,
  platformId: bigint,
  filter: AgreementFilter,
  limit: number,
): Promise<number> {
  const counted = agreements(executor, platformId, filter).select('agreements.id').limit(limit);
  const { count } = await executor
    .selectFrom(counted.as('counted'))
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
