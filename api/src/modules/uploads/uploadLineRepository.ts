import { MAILED_ADDRESS_PARTS } from '@portal/shared/domain/addresses/mailedAddress';
import type { Cell, TableRow } from '@portal/shared/files/Table';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/client.ts';
import type { UploadLines } from '../../db/schema.generated.ts';
import { isReferenceIn, linesAddedFrom, type CartKey } from '../carts/index.ts';
import type { CheckedLine } from './lineChecker.ts';
import type { UploadKey } from './uploadRepository.ts';

/** `repeated_row`: the row of the nearest line before with the same reference. */
type Stored = Pick<CheckedLine, 'fields' | 'refusals'> & {
  readonly cells: readonly Cell[];
  readonly repeated_row: number | null;
};
export type UploadLineRow = Omit<Selectable<UploadLines>, keyof Stored> & Stored;

/** A row of a file with its number among the lines; `checked` once its columns are known. */
export interface NumberedRow extends TableRow {
  readonly lineNumber: number;
  readonly checked: CheckedLine | null;
}

/** Lines that a statement changes, which others wait for meanwhile. */
const LINES_A_STATEMENT = 500;
const LINES_A_LOOK = 5_000;

const verdictColumns = (checked: CheckedLine) => ({
  fields: checked.fields,
  refusals: checked.refusals,
  currency_code: checked.currencyCode,
  amount_minor: checked.amountMinor === null ? null : String(checked.amountMinor),
  reference: checked.reference,
  contact: checked.contact,
  is_po_box: checked.addressWarnings.some(([, warning]) => warning === 'PO_BOX'),
  is_territory: checked.addressWarnings.some(([, warning]) => warning === 'TERRITORY'),
  repeats_reference: checked.repeatsReference,
  repeats_contact: checked.repeatsContact,
});

/** Writes rows of a file in one statement. */
export async function insertLines(tx: Tx, upload: UploadKey, rows: readonly NumberedRow[]): Promise<void> {
  const values = rows.map(({ lineNumber, number, isHidden, cells, checked }) => ({
    line_number: lineNumber,
    sheet_row: number,
    is_hidden: isHidden,
    cells,
    ...(checked !== null && verdictColumns(checked)),
  }));
  await sql`
    insert into upload_lines (platform_id, upload_id, line_number, sheet_row, is_hidden, cells, fields, refusals, currency_code,
      amount_minor, reference, contact, is_po_box, is_territory, repeats_reference, repeats_contact)
    select ${upload.platform_id}::bigint, ${upload.id}::uuid, line_number, sheet_row, is_hidden, cells, coalesce(fields, '{}'),
      coalesce(refusals, '[]'), currency_code, amount_minor, reference, contact, coalesce(is_po_box, false),
      coalesce(is_territory, false),      coalesce(repeats_reference, false), coalesce(repeats_contact, false)
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as line (line_number int, sheet_row int, is_hidden boolean,
      cells jsonb, fields jsonb, refusals jsonb, currency_code text, amount_minor bigint, reference text, contact text,
      is_po_box boolean, is_territory boolean, repeats_reference boolean, repeats_contact boolean)`.execute(tx);
}

/** Writes what is understood of lines, by their numbers. */
export async function updateVerdicts(
  tx: Tx,
  upload: UploadKey,
  lines: readonly { readonly lineNumber: number; readonly checked: CheckedLine }[],
): Promise<void> {
  const values = lines.map(({ lineNumber, checked }) => ({ line_number: lineNumber, ...verdictColumns(checked) }));
  await sql`
    update upload_lines set fields = line.fields, refusals = line.refusals, currency_code = line.currency_code,
      amount_minor = line.amount_minor, reference = line.reference, contact = line.contact, is_po_box = line.is_po_box, is_territory = line.is_territory,
      repeats_reference = line.repeats_reference, repeats_contact = line.repeats_contact
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as line (line_number int, fields jsonb, refusals jsonb,
      currency_code text, amount_minor bigint, reference text, contact text, is_po_box boolean, is_territory boolean,
      repeats_reference boolean, repeats_contact boolean)
    where upload_lines.platform_id = ${upload.platform_id} and upload_lines.upload_id = ${upload.id}
      and upload_lines.line_number = line.line_number`.execute(tx);
}

/** References and contacts that lines may have in common. */
export interface RepeatKeys {
  readonly references: readonly string[];
  readonly contacts: readonly string[];
}

/**
 * Marks lines anew that no cart has and whose reference or recipient is one of these: all but the first repeat it. Answers
 * the numbers of those that read differently now.
 */
export async function markRepeats(tx: Tx, upload: UploadKey, { references, contacts }: RepeatKeys): Promise<number[]> {
  const before = (column: 'reference' | 'contact'): RawBuilder<boolean> => sql`exists (
    select from upload_lines as earlier where earlier.platform_id = ${upload.platform_id} and earlier.upload_id = ${upload.id}
      and earlier.${sql.ref(column)} = upload_lines.${sql.ref(column)} and earlier.line_number < upload_lines.line_number)`;
  const { rows } = await sql<{ line_number: number }>`
    update upload_lines set repeats_reference = ${before('reference')}, repeats_contact = ${before('contact')}
    where platform_id = ${upload.platform_id} and upload_id = ${upload.id} and added_at is null
      and (reference = any(${references}::text[]) or contact = any(${contacts}::text[]))
      and (repeats_reference <> ${before('reference')} or repeats_contact <> ${before('contact')})
    returning line_number`.execute(tx);
  return rows.map((row) => row.line_number);
}

/** Lines that were written anew, and a reference that each has or had. */
type MovedReferences = readonly { readonly lineNumber: number; readonly reference: string }[];

/** Returns the numbers of the lines that come next after these with the same reference: what they repeat is another row now. */
export async function nextWithReference(tx: Tx, upload: UploadKey, moved: MovedReferences): Promise<number[]> {
  const { rows } = await sql<{ line_number: number }>`
    select later.line_number
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved ("lineNumber" int, reference text)
    cross join lateral (
      select line_number from upload_lines
      where platform_id = ${upload.platform_id} and upload_id = ${upload.id} and reference = moved.reference
        and line_number > moved."lineNumber"
      order by line_number limit 1
    ) as later`.execute(tx);
  return rows.map((row) => row.line_number);
}

const repeatedRow = ({ platform_id, id }: UploadKey) => sql<
  number | null
>`case when upload_lines.repeats_reference then (
    select earlier.sheet_row from upload_lines as earlier
    where earlier.platform_id = ${platform_id} and earlier.upload_id = ${id} and earlier.reference = upload_lines.reference
      and earlier.line_number < upload_lines.line_number
    order by earlier.line_number desc limit 1) end`;

const linesOf = (executor: Executor, { platform_id, id }: UploadKey) =>
  executor
    .selectFrom('upload_lines')
    .selectAll()
    .select(repeatedRow({ platform_id, id }).as('repeated_row'))
    .$castTo<UploadLineRow>()
    .where('platform_id', '=', platform_id)
    .where('upload_id', '=', id)
    .orderBy('line_number');

/** Up to `limit` lines after a number, in their order. */
export const linesAfter = (executor: Executor, upload: UploadKey, lineNumber: number, limit: number) =>
  linesOf(executor, upload).where('line_number', '>', lineNumber).limit(limit).execute();

export const linesNumbered = (executor: Executor, upload: UploadKey, numbers: readonly number[]) =>
  numbers.length === 0
    ? Promise.resolve([])
    : linesOf(executor, upload)
        .where('line_number', 'in', [...numbers])
        .execute();

/** A page of lines, all or only those that are wrong or have something told about them. */
export const pageOfLines = (
  executor: Executor,
  upload: UploadKey,
  {
    page,
    size,
    only,
  }: { readonly page: number; readonly size: number; readonly only?: 'invalid' | 'warned' | undefined },
) =>
  linesOf(executor, upload)
    .$if(only === 'invalid', (query) => query.where('is_wrong', '=', true))
    .$if(only === 'warned', (query) => query.where('is_warned', '=', true))
    .limit(size)
    .offset(page * size)
    .execute();

export const findLine = (executor: Executor, upload: UploadKey, identifier: string) =>
  linesOf(executor, upload).where('identifier', '=', identifier).executeTakeFirst();

/** Returns the number of the last line; 0 where there is none. */
export async function lastLineNumber(executor: Executor, { platform_id, id }: UploadKey): Promise<number> {
  const row = await executor
    .selectFrom('upload_lines')
    .select('line_number')
    .where('platform_id', '=', platform_id)
    .where('upload_id', '=', id)
    .orderBy('line_number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.line_number ?? 0;
}

/** Deletes the lines that no cart has. */
export const deleteOpenLines = (tx: Tx, { platform_id, id }: UploadKey) =>
  tx
    .deleteFrom('upload_lines')
    .where('platform_id', '=', platform_id)
    .where('upload_id', '=', id)
    .where('added_at', 'is', null)
    .execute();

export const deleteLines = (tx: Tx, { platform_id, id }: UploadKey) =>
  tx.deleteFrom('upload_lines').where('platform_id', '=', platform_id).where('upload_id', '=', id).execute();

/** Deletes a line by its identifier. Answers what it was; undefined when there is none. */
export const deleteLine = (tx: Tx, { platform_id, id }: UploadKey, identifier: string) =>
  tx
    .deleteFrom('upload_lines')
    .where('platform_id', '=', platform_id)
    .where('upload_id', '=', id)
    .where('identifier', '=', identifier)
    .returning(['reference', 'contact', 'added_at'])
    .executeTakeFirst();

/** Counts of an upload's lines, as its row holds them. */
export const countLines = (executor: Executor, { platform_id, id }: UploadKey) =>
  executor
    .selectFrom('upload_lines')
    .select([
      sql<number>`count(*)::int`.as('row_count'),
      sql<number>`(count(*) filter (where is_wrong))::int`.as('wrong_count'),
      sql<number>`(count(*) filter (where is_warned))::int`.as('warned_count'),
      sql<number>`(count(*) filter (where added_at is not null))::int`.as('added_count'),
    ])
    .where('platform_id', '=', platform_id)
    .where('upload_id', '=', id)
    .executeTakeFirstOrThrow();

/** The lines that go into a cart next: up to `limit` after a number. */
interface LineStep {
  readonly after: number;
  readonly limit: number;
}

/** When lines go into a cart, the templates of those that name none, and the current version of each. */
interface TemplatesOfLines {
  readonly at: Date;
  readonly standard: Readonly<Record<'etid' | 'ptid', string>>;
  readonly versions: Readonly<Record<'mail' | 'letter', ReadonlyMap<string, number>>>;
}

/** The address of a line that goes by post. */
const addressOf = (fields: RawBuilder<unknown>) =>
  sql`case when fulfillment_type <> 'DIGITAL' then jsonb_build_object(${sql.join(
    MAILED_ADDRESS_PARTS.flatMap((part) => [sql.lit(part), sql`${fields} ->> ${sql.lit(`recipientAddress.${part}`)}`]),
  )}) end`;

/** Returns what the letter of a mailed line says: to and from are the names of the row where it says nothing else. */
const ofLetter = (said: RawBuilder<unknown>) => sql`case when fulfillment_type = 'PHYSICAL' then ${said} end`;

/** How many lines were looked at and how many of them the cart has now, and the number of the last; null: there was none. */
interface CopiedLines {
  readonly taken: number;
  readonly added: number;
  readonly last: number | null;
}

/**
 * Copies good lines that no cart has yet into a cart, inside the database. One whose reference the cart had before is left as it
 * is.
 */
export async function copyToCart(
  tx: Tx,
  upload: UploadKey,
  cart: CartKey,
  { at, standard, versions, after, limit }: TemplatesOfLines & LineStep,
): Promise<CopiedLines> {
  const [mailVersions, letterVersions] = [versions.mail, versions.letter].map((map) =>
    JSON.stringify(Object.fromEntries(map)),
  );
  const { rows } = await sql<CopiedLines & { readonly identifiers: readonly string[] }>`
    with taken as (
      select * from upload_lines
      where platform_id = ${upload.platform_id} and upload_id = ${upload.id} and not is_wrong and added_at is null
        and line_number > ${after}
      order by line_number limit ${limit}
    ), added as (
      ${linesAddedFrom(sql`
      select ${cart.platform_id}::bigint, ${cart.id}::uuid, gen_random_uuid(), taken.identifier::text,
        coalesce(taken.reference, taken.identifier::text), catalog_items.utid, catalog_items.fulfillment_type, taken.currency_code,
        taken.amount_minor, case uploads.kind when 'BULK_PHYSICAL' then (taken.fields ->> 'quantity')::int else 1 end, uploads.kind, taken.fields ->> 'recipientFirstName', taken.fields ->> 'recipientLastName',
        case uploads.kind when 'MOBILE' then null else taken.fields ->> 'recipientEmail' end,
        case uploads.kind when 'EMAIL' then taken.contact end, case uploads.kind when 'MOBILE' then taken.contact end,
        case when fulfillment_type = 'DIGITAL' then coalesce(taken.fields ->> 'etid', ${standard.etid}) end,
        coalesce((${mailVersions}::jsonb ->> coalesce(taken.fields ->> 'etid', ${standard.etid}))::int, 1),
        case when fulfillment_type = 'DIGITAL' then taken.fields ->> 'senderFirstName' end,
        taken.fields ->> 'emailSubject', taken.fields ->> 'message', taken.fields ->> 'notes', taken.fields ->> 'location',
        taken.fields ->> 'tourId', taken.fields ->> 'reservationId', ${addressOf(sql`taken.fields`)}, printed.ptid,
        case when printed.ptid is not null then coalesce((${letterVersions}::jsonb ->> printed.ptid)::int, 1) end,
        ${ofLetter(sql`coalesce(taken.fields ->> 'personalizationToName',
          concat_ws(' ', taken.fields ->> 'recipientFirstName', taken.fields ->> 'recipientLastName'))`)},
        ${ofLetter(sql`coalesce(taken.fields ->> 'personalizationFromName', taken.fields ->> 'senderFirstName')`)},
        ${ofLetter(sql`taken.fields ->> 'letterHeadTitle'`)}
      from taken join catalog_items on catalog_items.utid = taken.fields ->> 'utid'
        join uploads on uploads.platform_id = ${upload.platform_id} and uploads.id = ${upload.id}
        cross join lateral (
          select case when catalog_items.is_printable then upper(coalesce(taken.fields ->> 'ptid', ${standard.ptid})) end as ptid
        ) as printed
      order by taken.line_number`)}
    )
    select (select count(*) from taken)::int as taken, count(*)::int as added, (select max(line_number) from taken) as last,
      coalesce(array_agg(legacy_upload_identifier), '{}') as identifiers
    from added`.execute(tx);
  const { identifiers = [], ...copied } = rows[0] ?? { taken: 0, added: 0, last: null };
  await tx
    .updateTable('upload_lines')
    .set({ added_at: at, cart_id: cart.id })
    .where('platform_id', '=', upload.platform_id)
    .where('upload_id', '=', upload.id)
    .where('line_number', '>', after)
    .where('line_number', '<=', copied.last ?? after)
    .where(sql<boolean>`identifier = any(${identifiers}::uuid[])`)
    .execute();
  return copied;
}

/** True when a cart has a line with the reference of a good line that no cart has yet. */
export async function hasTakenReference(executor: Executor, upload: UploadKey, cart: CartKey): Promise<boolean> {
  const last = await lastLineNumber(executor, upload);
  for (let after = 0; after < last; after += LINES_A_LOOK) {
    const row = await executor
      .selectFrom('upload_lines')
      .select('line_number')
      .where('platform_id', '=', upload.platform_id)
      .where('upload_id', '=', upload.id)
      .where('line_number', '>', after)
      .where('line_number', '<=', after + LINES_A_LOOK)
      .where('is_wrong', '=', false)
      .where('added_at', 'is', null)
      .where(isReferenceIn(cart, sql.ref('upload_lines.reference')))
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) return true;
  }
  return false;
}

/** Marks the good lines of an upload as gone into a cart. */
export const markAdded = (
  tx: Tx,
  { platform_id, id }: UploadKey,
  { cartId, at }: { readonly cartId: string; readonly at: Date },
) =>
  tx
    .updateTable('upload_lines')
    .set({ added_at: at, cart_id: cartId })
    .where('platform_id', '=', platform_id)
    .where('upload_id', '=', id)
    .where('is_wrong', '=', false)
    .execute();

/** Takes back that lines of an upload went into carts, many a statement. */
export async function releaseLinesIn(tx: Tx, upload: UploadKey, cartIds: readonly string[]): Promise<void> {
  const last = await lastLineNumber(tx, upload);
  for (let after = 0; after < last; after += LINES_A_STATEMENT)
    await tx
      .updateTable('upload_lines')
      .set({ added_at: null, cart_id: null })
      .where('platform_id', '=', upload.platform_id)
      .where('upload_id', '=', upload.id)
      .where('line_number', '>', after)
      .where('line_number', '<=', after + LINES_A_STATEMENT)
      .where('cart_id', 'in', [...cartIds])
      .execute();
}
