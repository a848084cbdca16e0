import type { Db, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { CertificateRow } from './ssoConnectionRepository.ts';

/**
 * Returns the certificates of connections in use that end before a time, and about which nobody was mailed for so few days: of each
 * connection only those after which none is left.
 */
export const listEndingCertificates = (db: Db, now: Date, before: Date, days: number) =>
  db
    .selectFrom('sso_certificates as ending')
    .modifyEnd(EVERY_TENANT)
    .innerJoin('sso_connections', (join) =>
      join
        .onRef('sso_connections.platform_id', '=', 'ending.platform_id')
        .onRef('sso_connections.id', '=', 'ending.connection_id'),
    )
    .selectAll('ending')
    .select('sso_connections.display_name')
    .where('ending.ends_at', '>', now)
    .where('ending.ends_at', '<=', before)
    .where((eb) => eb.or([eb('ending.mailed_days', 'is', null), eb('ending.mailed_days', '>', days)]))
    .where('sso_connections.state', 'in', ['TESTING', 'ENABLED'])
    .where('sso_connections.deleted_at', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('sso_certificates as later')
            .select('later.fingerprint')
            .whereRef('later.platform_id', '=', 'ending.platform_id')
            .whereRef('later.connection_id', '=', 'ending.connection_id')
            .whereRef('later.ends_at', '>', 'ending.ends_at'),
        ),
      ),
    )
    .orderBy('ending.ends_at')
    .execute();

/** Keeps for how few days before its end was mailed about a certificate; false when that was done. */
export async function markCertificateMailed(
  tx: Tx,
  { platform_id, connection_id, fingerprint }: Pick<CertificateRow, 'platform_id' | 'connection_id' | 'fingerprint'>,
  days: number,
): Promise<boolean> {
  const marked = await tx
    .updateTable('sso_certificates')
    .set({ mailed_days: days })
    .where('platform_id', '=', platform_id)
    .where('connection_id', '=', connection_id)
    .where('fingerprint', '=', fingerprint)
    .where((eb) => eb.or([eb('mailed_days', 'is', null), eb('mailed_days', '>', days)]))
    .returning('fingerprint')
    .executeTakeFirst();
  return marked !== undefined;
}
