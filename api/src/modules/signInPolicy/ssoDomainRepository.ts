import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { SsoDomains } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

export type DomainRow = Selectable<SsoDomains>;

const domains = (executor: Executor, platformId: bigint) =>
  executor.selectFrom('sso_domains').selectAll().where('platform_id', '=', platformId);

/** Returns the domains of an organisation, by name. */
export const listDomains = (executor: Executor, platformId: bigint): Promise<DomainRow[]> =>
  domains(executor, platformId).orderBy('domain').execute();

/** Returns a domain of an organisation by its identifier. */
export const findDomain = (
  executor: Executor,
  platformId: bigint,
  identifier: string,
): Promise<DomainRow | undefined> =>
  domains(executor, platformId).where('identifier', '=', identifier).executeTakeFirst();

/** Returns a verified domain of an organisation by its name. */
export const findVerifiedDomain = (
  executor: Executor,
  platformId: bigint,
  domain: string,
): Promise<DomainRow | undefined> =>
  domains(executor, platformId).where('domain', '=', domain).where('verified_at', 'is not', null).executeTakeFirst();

/** Adds a domain. */
export const insertDomain = (tx: Tx, domain: Insertable<SsoDomains>): Promise<DomainRow> =>
  tx.insertInto('sso_domains').values(domain).returningAll().executeTakeFirstOrThrow();

/** Changes a domain, which then is another version. */
export const updateDomain = (
  tx: Tx,
  { platformId, id }: TenantKey,
  change: Updateable<SsoDomains>,
): Promise<DomainRow> =>
  tx
    .updateTable('sso_domains')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the proven domains of every organisation that were looked up before a time, the longest ago first. */
export const listDomainsToCheck = (db: Db, before: Date, limit: number) =>
  db
    .selectFrom('sso_domains')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'identifier'])
    .where('verified_at', 'is not', null)
    .where('checked_at', '<=', before)
    .orderBy('checked_at')
    .limit(limit)
    .execute();

/** Keeps what a look-up of its record found, which makes it no other version. */
export const saveCheck = (
  tx: Tx,
  { platformId, id }: TenantKey,
  check: Pick<Updateable<SsoDomains>, 'checked_at' | 'check_problem' | 'verified_at' | 'missing_since'>,
) => tx.updateTable('sso_domains').set(check).where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Removes a domain; whom it leads nowhere any more signs in by password. */
export const deleteDomain = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('sso_domains').where('platform_id', '=', platformId).where('id', '=', id).execute();

/** Lets go of the domains that lead to a connection. */
export const releaseDomains = (tx: Tx, { platformId, id }: TenantKey) =>
  tx
    .updateTable('sso_domains')
    .set({ connection_id: null })
    .where('platform_id', '=', platformId)
    .where('connection_id', '=', id)
    .execute();

/** Returns the administrators apart from "only through the company", by domain. */
export const listExemptions = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('sso_domain_exemptions')
    .select(['domain_id', 'user_id'])
    .where('platform_id', '=', platformId)
    .orderBy('user_id')
    .execute();

/** Replaces the administrators apart from it at a domain. */
export async function replaceExemptions(
  tx: Tx,
  { platformId, id }: TenantKey,
  userIds: readonly bigint[],
): Promise<void> {
  await tx
    .deleteFrom('sso_domain_exemptions')
    .where('platform_id', '=', platformId)
    .where('domain_id', '=', id)
    .execute();
  if (userIds.length === 0) return;
  await tx
    .insertInto('sso_domain_exemptions')
    .values(userIds.map((user_id) => ({ platform_id: platformId, domain_id: id, user_id })))
    .execute();
}

/** Takes a user out of the administrators apart from it, at every domain. */
export const removeExemptions = (tx: Tx, { platformId, id }: TenantKey) =>
  tx.deleteFrom('sso_domain_exemptions').where('platform_id', '=', platformId).where('user_id', '=', id).execute();

/** True for an administrator apart from it at one of the organisation's domains. */
export const isExempt = async (executor: Executor, { platformId, id }: TenantKey): Promise<boolean> =>
  (await executor
    .selectFrom('sso_domain_exemptions')
    .select('user_id')
    .where('platform_id', '=', platformId)
    .where('user_id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Returns the organisation to which a verified domain leads. */
export const findPlatformOfDomain = async (executor: Executor, domain: string): Promise<bigint | undefined> =>
  (await executor.selectFrom('sso_domain_routes').select('platform_id').where('domain', '=', domain).executeTakeFirst())
    ?.platform_id;

/** Leads a domain to an organisation; false when it leads to another. */
export async function routeDomain(tx: Tx, platformId: bigint, domain: string): Promise<boolean> {
  await tx
    .insertInto('sso_domain_routes')
    .values({ domain, platform_id: platformId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await findPlatformOfDomain(tx, domain)) === platformId;
}

/** Lets go of a domain that leads to the organisation. */
export const unrouteDomain = (tx: Tx, platformId: bigint, domain: string) =>
  tx.deleteFrom('sso_domain_routes').where('platform_id', '=', platformId).where('domain', '=', domain).execute();
