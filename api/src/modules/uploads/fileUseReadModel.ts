import { sql } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import { listUploadIdsOfCart } from './uploadLineReadModel.ts';

/** The bytes of a file on an account, and the newest use of them that is meant to be repeated; null: none. */
interface FileContent {
  readonly platform_id: bigint;
  readonly account_id: bigint;
  readonly id: string;
  readonly file_hash: string;
  readonly repeats_use_at: Date | null;
}

/** An order of a file's rows, or a cart that has them (`reference_order_id` is null). */
export interface FileUse {
  readonly used_at: Date;
  readonly user_id: bigint;
  readonly first_name: string;
  readonly last_name: string;
  readonly reference_order_id: string | null;
}

/** Returns the newest use of the same bytes by another upload, `ORDERS` or also `CARTS`, that is not meant to be repeated. */
export async function findFileUse(
  executor: Executor,
  { platform_id, account_id, id, file_hash, repeats_use_at }: FileContent,
  among: 'ORDERS' | 'CARTS',
): Promise<FileUse | null> {
  const usedAt = sql`coalesce(orders.created_at, uploads.added_at)`;
  const { rows } = await sql<FileUse>`
    select ${usedAt} as used_at, coalesce(orders.user_id, uploads.user_id) as user_id, orders.reference_order_id,
      users.first_name, users.last_name
    from uploads
      cross join lateral (
        select distinct cart_id from upload_lines
        where upload_lines.platform_id = uploads.platform_id and upload_lines.upload_id = uploads.id and cart_id is not null
        union select uploads.cart_id where uploads.state = 'ADDING'
      ) as used
      left join orders on orders.platform_id = uploads.platform_id and orders.cart_id = used.cart_id
      join users on users.platform_id = uploads.platform_id and users.id = coalesce(orders.user_id, uploads.user_id)
    where uploads.platform_id = ${platform_id} and uploads.account_id = ${account_id} and uploads.file_hash = ${file_hash}
      and uploads.added_at is not null and uploads.id <> ${id}
      and (${among} = 'CARTS' or orders.id is not null)
      and (${repeats_use_at}::timestamptz is null or ${usedAt} > ${repeats_use_at}::timestamptz)
    order by used_at desc limit 1`.execute(executor);
  return rows[0] ?? null;
}

/** Returns the files that rows of a cart came from, in an order in which all lock them. */
export const listFilesOfCart = async (
  executor: Executor,
  cart: { readonly platform_id: bigint; readonly id: string },
): Promise<FileContent[]> => {
  const ids = await listUploadIdsOfCart(executor, cart);
  if (ids.length === 0) return [];
  const rows = await executor
    .selectFrom('uploads')
    .select(['platform_id', 'account_id', 'id', 'file_hash', 'repeats_use_at'])
    .where('platform_id', '=', cart.platform_id)
    .where('file_hash', 'is not', null)
    .where('id', 'in', ids)
    .orderBy('file_hash')
    .execute();
  return rows.flatMap(({ file_hash, ...row }) => (file_hash === null ? [] : [{ ...row, file_hash }]));
};

/** Lets one transaction at a time use the bytes of a file on a platform, until it ends. */
export const lockFileUse = (tx: Tx, { platform_id, file_hash }: Pick<FileContent, 'platform_id' | 'file_hash'>) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${String(platform_id)} ${file_hash}`}, 0))`.execute(tx);
