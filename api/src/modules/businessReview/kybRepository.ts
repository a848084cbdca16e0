import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { KybSubmissions } from '../../db/schema.generated.ts';

interface DecidedReview {
  readonly decision: string;
  readonly reason: string;
  readonly at: Date;
  readonly by: string;
}

export const insertSubmission = (tx: Tx, row: Insertable<KybSubmissions>) =>
  tx.insertInto('kyb_submissions').values(row).returning(['platform_id', 'id']).executeTakeFirstOrThrow();

/** Notes the decision on the submission that it is about. */
export const settleSubmission = (tx: Tx, platformId: bigint, id: bigint, { decision, reason, at, by }: DecidedReview) =>
  tx
    .updateTable('kyb_submissions')
    .set({ decision, reason, decided_at: at, decided_by: by })
    .where('platform_id', '=', platformId)
    .where('id', '=', id)
    .execute();

/** Returns submissions whose tax id is not sealed. */
export const listPlainTaxIds = (db: Db, limit: number) =>
  db
    .selectFrom('kyb_submissions')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id', 'tax_id'])
    .where('tax_id', 'is not', null)
    .limit(limit)
    .execute();

/** Replaces a plain tax id by the sealed one. */
export const replaceTaxId = (
  tx: Tx,
  { platform_id, id }: { readonly platform_id: bigint; readonly id: bigint },
  sealed: Pick<Insertable<KybSubmissions>, 'sealed_tax_id' | 'tax_id_last_four'>,
) =>
  tx
    .updateTable('kyb_submissions')
    .set({ ...sealed, tax_id: null })
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .execute();
