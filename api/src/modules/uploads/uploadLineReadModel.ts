import { getFulfillmentType } from '@portal/shared/domain/ordering/deliverySupport';
import { STANDARD_ETID } from '@portal/shared/domain/settings';
import { isPostal, type UploadField, type UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { sql } from 'kysely';
import type { Executor } from '../../db/client.ts';
import type { CartKey, UncartedLines } from '../carts/index.ts';
import type { UploadKey } from './uploadRepository.ts';
import { PREPARED } from '../../db/preparingPool.ts';

interface ErrorGroup {
  readonly field: UploadField;
  readonly i18nKey: string;
  readonly value: string | null;
  readonly resembling: string[];
  readonly count: number;
  readonly lineNumber: number;
  readonly sheetRow: number;
}

/** Returns what is wrong with how many lines, most first, and the first of them; wrong rewards by what names them. */
export async function listErrorGroups(executor: Executor, { platform_id, id }: UploadKey): Promise<ErrorGroup[]> {
  const { rows } = await sql<ErrorGroup>`
    select field, key as "i18nKey", value, count(*)::int as count, min(line_number) as "lineNumber",
      (array_agg(sheet_row order by line_number))[1] as "sheetRow",
      coalesce(string_to_array(min(resembling), ' '), '{}') as resembling
    from (
      select refusal ->> 0 as field, refusal -> 1 ->> 'key' as key, line_number, sheet_row,
        case when refusal ->> 0 = 'utid' then fields ->> 'utid' end as value,
        refusal #>> '{1,values,resembling}' as resembling
      from upload_lines cross join lateral jsonb_array_elements(refusals) as refusal
      where upload_lines.platform_id = ${platform_id} and upload_lines.upload_id = ${id} and upload_lines.is_wrong
      union all
      select 'externalReferenceId', 'error.reference.repeated', line_number, sheet_row, null, null from upload_lines
      where upload_lines.platform_id = ${platform_id} and upload_lines.upload_id = ${id} and upload_lines.repeats_reference
    ) as causes group by field, key, value order by count desc, min(line_number), field, key`.execute(executor);
  return rows;
}

/** Returns the good lines of an upload, those of one reward, amount and template added up. */
export async function countGoodLines(
  executor: Executor,
  { platform_id, id }: UploadKey,
  kind: UploadKind,
): Promise<UncartedLines[]> {
  const rows = await executor
    .selectFrom('upload_lines')
    .select([
      sql<string>`fields ->> 'utid'`.as('utid'),
      sql<string>`coalesce(fields ->> 'etid', ${STANDARD_ETID}::text)`.as('etid'),
      sql<string>`currency_code`.as('currencyCode'),
      sql<bigint>`amount_minor`.as('amountMinor'),
      sql<number>`count(*)::int`.as('lineCount'),
    ])
    .where('platform_id', '=', platform_id)
    .where('upload_id', '=', id)
    .where('is_wrong', '=', false)
    .where('amount_minor', 'is not', null)
    .groupBy([sql`1`, sql`2`, sql`3`, sql`4`])
    .orderBy(sql`min(line_number)`)
    .execute();
  return rows.map((row) => ({
    ...row,
    etid: isPostal(kind) ? null : row.etid,
    fulfillmentType: getFulfillmentType(kind),
    deliveryMethod: kind,
  }));
}

/** Returns the texts in a column of the file, in the order of their first rows, with the number of these. */
export async function listTextsOfColumn(
  executor: Executor,
  { platform_id, id }: UploadKey,
  column: number,
  limit: number,
): Promise<{ readonly text: string; readonly count: number }[]> {
  const { rows } = await sql<{ text: string; count: number }>`
    select cells ->> ${column}::int as text, count(*)::int as count from upload_lines
    where platform_id = ${platform_id} and upload_id = ${id} and cells ->> ${column}::int <> ''
    group by 1 order by min(line_number) limit ${limit}`.execute(executor);
  return rows;
}

/** Returns the uploads that have lines in a cart, each found by one step through the index, however many lines it has. */
export async function listUploadIdsOfCart(executor: Executor, cart: CartKey): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`${PREPARED}
    with recursive used (id) as (
      (select upload_id from upload_lines where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid
        order by upload_id limit 1)
      union all
      select (select upload_id from upload_lines where platform_id = ${cart.platform_id} and cart_id = ${cart.id}::uuid
        and upload_id > used.id order by upload_id limit 1)
      from used where used.id is not null
    )
    select id from used where id is not null`.execute(executor);
  return rows.map(({ id }) => id);
}
