import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { SsoCertificates, SsoConnections } from '../../db/schema.generated.ts';
import type { TenantKey } from '../../db/TenantKey.ts';

export type ConnectionRow = Selectable<SsoConnections>;
export type CertificateRow = Selectable<SsoCertificates>;

const connections = (executor: Executor, platformId: bigint) =>
  executor
    .selectFrom('sso_connections')
    .selectAll()
    .where('platform_id', '=', platformId)
    .where('deleted_at', 'is', null);

/** Returns the connections of an organisation, by name. */
export const listConnections = (executor: Executor, platformId: bigint): Promise<ConnectionRow[]> =>
  connections(executor, platformId).orderBy('name_key').execute();

/** Returns a connection of an organisation by its identifier. */
export const findConnection = (
  executor: Executor,
  platformId: bigint,
  identifier: string,
): Promise<ConnectionRow | undefined> =>
  connections(executor, platformId).where('identifier', '=', identifier).executeTakeFirst();

/** Returns the organisation to which the identifier of a connection leads. */
export const findPlatformOfConnection = async (executor: Executor, identifier: string): Promise<bigint | undefined> =>
  (
    await executor
      .selectFrom('sso_connection_routes')
      .select('platform_id')
      .where('identifier', '=', identifier)
      .executeTakeFirst()
  )?.platform_id;

/** Reserves the identifier of a connection for good; false when another has it. */
export async function reserveIdentifier(tx: Tx, platformId: bigint, identifier: string): Promise<boolean> {
  const reserved = await tx
    .insertInto('sso_connection_routes')
    .values({ identifier, platform_id: platformId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('identifier')
    .executeTakeFirst();
  return reserved !== undefined;
}

/** Adds a connection. */
export const insertConnection = (tx: Tx, connection: Insertable<SsoConnections>): Promise<ConnectionRow> =>
  tx.insertInto('sso_connections').values(connection).returningAll().executeTakeFirstOrThrow();

/** Changes a connection, which then is another version. */
export const updateConnection = (
  tx: Tx,
  { platformId, id }: TenantKey,
  change: Updateable<SsoConnections>,
): Promise<ConnectionRow> =>
  tx
    .updateTable('sso_connections')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Returns the certificates of an organisation's connections, of each in their order. */
export const listCertificates = (executor: Executor, platformId: bigint): Promise<CertificateRow[]> =>
  executor
    .selectFrom('sso_certificates')
    .selectAll()
    .where('platform_id', '=', platformId)
    .orderBy('connection_id')
    .orderBy('position')
    .execute();

/** Replaces the certificates of a connection; one that stays keeps what was mailed about it. */
export async function replaceCertificates(
  tx: Tx,
  { platformId, id }: TenantKey,
  certificates: readonly Omit<Insertable<SsoCertificates>, 'platform_id' | 'connection_id'>[],
): Promise<void> {
  const kept = certificates.map(({ fingerprint }) => fingerprint);
  await tx
    .deleteFrom('sso_certificates')
    .where('platform_id', '=', platformId)
    .where('connection_id', '=', id)
    .$if(kept.length > 0, (removing) => removing.where('fingerprint', 'not in', kept))
    .execute();
  if (kept.length === 0) return;
  await tx
    .insertInto('sso_certificates')
    .values(certificates.map((certificate) => ({ ...certificate, platform_id: platformId, connection_id: id })))
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'connection_id', 'fingerprint'])
        .doUpdateSet((eb) => ({ position: eb.ref('excluded.position') })),
    )
    .execute();
}
