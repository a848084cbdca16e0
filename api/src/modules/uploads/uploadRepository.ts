import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { UploadMapping } from '@portal/shared/domain/uploads/uploadMapping';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db, Executor, Tx } from '../../db/client.ts';
import { EVERY_TENANT } from '../../db/everyTenant.ts';
import type { Uploads } from '../../db/schema.generated.ts';
import { waitsInQueue } from '../../jobs/waitsInQueue.ts';
import type { CartKey } from '../carts/index.ts';

/** Names an upload. */
export interface UploadKey {
  readonly platform_id: bigint;
  readonly id: string;
}

export const insertUpload = (tx: Tx, upload: Insertable<Uploads>) => tx.insertInto('uploads').values(upload).execute();

export const updateUpload = (tx: Tx, { platform_id, id }: UploadKey, changes: Updateable<Uploads>) =>
  tx.updateTable('uploads').set(changes).where('platform_id', '=', platform_id).where('id', '=', id).execute();

/** Deletes an upload; its lines go with it. */
export const deleteUpload = (tx: Tx, { platform_id, id }: UploadKey) =>
  tx.deleteFrom('uploads').where('platform_id', '=', platform_id).where('id', '=', id).execute();

/** The uploads, or those that are being added to one of the carts, locked: their lines are counted anew. */
export const lockUploadsIn = (
  tx: Tx,
  platformId: bigint,
  { uploadIds, cartIds }: { readonly uploadIds: readonly string[]; readonly cartIds: readonly string[] },
): Promise<UploadKey[]> =>
  tx
    .selectFrom('uploads')
    .select(['platform_id', 'id'])
    .where('platform_id', '=', platformId)
    .where((or) =>
      or.or([
        sql<boolean>`id = any(${uploadIds}::uuid[])`,
        or.and([or('state', '=', 'ADDING'), or('cart_id', 'in', [...cartIds])]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();

/** The uploads that are being added to a cart, locked. */
export const lockUploadsAddedTo = (tx: Tx, cart: CartKey) =>
  tx
    .selectFrom('uploads')
    .select(['platform_id', 'id', 'kind'])
    .where('platform_id', '=', cart.platform_id)
    .where('cart_id', '=', cart.id)
    .where('state', '=', 'ADDING')
    .orderBy('id')
    .forUpdate()
    .execute();

/** Returns the uploads that are being added to a cart and have no waiting job. */
export const listUnfinishedAdditions = (db: Db) =>
  db
    .selectFrom('uploads')
    .modifyFront(EVERY_TENANT)
    .select(['platform_id', 'id', 'cart_id'])
    .where('state', '=', 'ADDING')
    .where((eb) => eb.not(waitsInQueue('fill-cart', 'uploadId', 'uploads.id')))
    .orderBy('id')
    .execute();

/** Says when lines went into a cart last, and into which; null where all were taken back. */
export const followLines = (tx: Tx, { platform_id, id }: UploadKey) =>
  sql`update uploads set (added_at, cart_id) = (
      select added_at, cart_id from upload_lines
      where platform_id = ${platform_id} and upload_id = ${id} and added_at is not null
      order by added_at desc limit 1
    ) where platform_id = ${platform_id} and id = ${id}`.execute(tx);

/** True while nobody has sent another file or mapping; the upload is locked then. */
export async function isCurrent(tx: Tx, { platform_id, id }: UploadKey, version: number): Promise<boolean> {
  const row = await tx
    .selectFrom('uploads')
    .select('version')
    .where('platform_id', '=', platform_id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version === version;
}

interface MappingKey {
  readonly platform_id: bigint;
  readonly user_id: bigint;
  readonly kind: string;
  readonly headings_hash: string;
}

/** Columns as the user confirmed them for the same headings; null: never. */
export async function rememberedMapping(executor: Executor, key: MappingKey): Promise<UploadMapping | null> {
  const row = await executor
    .selectFrom('upload_mappings')
    .select('mapping')
    .$castTo<{ mapping: UploadMapping }>()
    .where('platform_id', '=', key.platform_id)
    .where('user_id', '=', key.user_id)
    .where('kind', '=', key.kind)
    .where('headings_hash', '=', key.headings_hash)
    .executeTakeFirst();
  return row?.mapping ?? null;
}

export const rememberMapping = (tx: Tx, key: MappingKey, mapping: UploadMapping, at: Date) =>
  tx
    .insertInto('upload_mappings')
    .values({ ...key, mapping: JSON.stringify(mapping), updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['platform_id', 'user_id', 'kind', 'headings_hash'])
        .doUpdateSet({ mapping: JSON.stringify(mapping), updated_at: at }),
    )
    .execute();

/** Deletes the uploads that are kept no longer. */
export const deleteExpiredUploads = (db: Db, now: Date) =>
  db.deleteFrom('uploads').modifyEnd(EVERY_TENANT).where('expires_at', '<=', now).execute();

/** Refuses, with that reason, the uploads whose file nobody has gone on reading, or whose rows nobody has gone on checking. */
export function refuseInterruptedUploads(db: Db, refusal: object, now: Date) {
  const { brokenOffMs, givenUpMs } = SERVER_SETTINGS.files;
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  return (
    db
      .updateTable('uploads')
      .modifyEnd(EVERY_TENANT)
      .set({ state: 'REFUSED', refusal: JSON.stringify(refusal) })
      .where('state', '=', 'READING')
      .where('file_name', 'is not', null)
      .where('updated_at', '<=', before(brokenOffMs))
      // The headings are stored when all rows are; then a job checks them, which may wait.
      .where((eb) => eb.or([eb('headings', '=', '[]'), eb('updated_at', '<=', before(givenUpMs))]))
      .execute()
  );
}
