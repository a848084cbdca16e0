import { SETTINGS } from '@portal/shared/domain/settings';
import { sql, type RawBuilder } from 'kysely';
import type { AmountRange, Direction, MovementFilter, Wallet } from './MovementSource.ts';

/**
 * Row ids and times of the matching entries in the list's order, at most `cap`. Each filter has an index of its own, and each currency
 * with its own limits is read by itself (docs/decisions/0024).
 */
export function foundMovements(filter: MovementFilter, direction: Direction, cap: number): RawBuilder<unknown> {
  const end = sql`order by ${sql.raw(`entry.created_at ${direction}, entry.id ${direction}`)} limit ${cap}`;
  const parts = partsOf(filter).map(
    (condition) => sql`(select entry.id, entry.created_at from ledger_entries as entry where ${condition} ${end})`,
  );
  // An entry may be found by its words, by its identifier, by its order and by whom that is for.
  const together = sql.join(parts, filter.search === undefined ? sql` union all ` : sql` union `);
  return sql`select entry.id, entry.created_at from (${together}) as entry ${end}`;
}

/** Conditions of which an entry meets one or more. */
function partsOf(filter: MovementFilter): RawBuilder<unknown>[] {
  const { search, wallets } = filter;
  const ranges = filter.amounts?.map((range) => inRange(wallets, range)) ?? [isOneOf(wallets)];
  const searches = search === undefined ? [null] : searchesOf(filter, search);
  return ranges.flatMap((range) => searches.map((searched) => conditions(filter, range, searched)));
}

const searchesOf = ({ platformId, foundOrders }: MovementFilter, text: string): RawBuilder<unknown>[] => [
  sql`entry.words @@ note_query(${platformId}::bigint, ${text}::text)`,
  ...(mayBeIdentifier(text) ? [isOfJournal(platformId, text), isOfOrder(platformId, text)] : []),
  ...(foundOrders === undefined ? [] : [isOfFoundOrder(platformId, foundOrders)]),
];

/** Fewer characters would be found in a good part of all identifiers. */
const mayBeIdentifier = (text: string): boolean =>
  text.length >= SETTINGS.fundingHistory.identifierCharactersMin && !/\s/.test(text);

/** `offset 0` is an optimisation fence: the few journals are found first, whatever the planner estimates. */
const isOfJournal = (platformId: bigint, beginning: string): RawBuilder<unknown> =>
  sql`entry.journal_id in (select id from ledger_journals where platform_id = ${platformId}
    and identifier like ${`${beginning.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`} offset 0)`;

/** The condition that an entry paid an order, or brought money of it back. */
const isOfOrder = (platformId: bigint, reference: string): RawBuilder<unknown> =>
  sql`entry.journal_id in (select journal.id from ledger_journals as journal join orders
    on orders.platform_id = journal.platform_id and orders.id = journal.order_id
    where orders.platform_id = ${platformId} and orders.reference_order_id = ${reference.toUpperCase()} offset 0)`;

const isOfFoundOrder = (platformId: bigint, orders: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`entry.journal_id in (select id from ledger_journals
    where platform_id = ${platformId} and order_id in (${orders}) offset 0)`;

function conditions(
  { platformId, types, since, before }: MovementFilter,
  range: RawBuilder<unknown>,
  searched: RawBuilder<unknown> | null,
): RawBuilder<unknown> {
  const all: RawBuilder<unknown>[] = [
    sql`entry.platform_id = ${platformId}`,
    sql`entry.journal_type is not null`,
    range,
  ];
  if (types?.length === 1) all.push(sql`entry.journal_type = ${types[0]}`);
  else if (types) all.push(sql`entry.journal_type = any(${types}::text[])`);
  if (since) all.push(sql`entry.created_at >= ${since}`);
  if (before) all.push(sql`entry.created_at < ${before}`);
  if (searched) all.push(searched);
  return sql.join(all, sql` and `);
}

const isOneOf = (wallets: readonly Wallet[]): RawBuilder<unknown> =>
  wallets.length === 1
    ? sql`entry.ledger_account_id = ${wallets[0]?.id}`
    : sql`entry.ledger_account_id = any(${wallets.map(({ id }) => id)}::bigint[])`;

function inRange(wallets: readonly Wallet[], { currencyCode, minMinor, maxMinor }: AmountRange): RawBuilder<unknown> {
  const all = [isOneOf(wallets.filter((wallet) => wallet.currencyCode === currencyCode))];
  if (minMinor !== null) all.push(sql`entry.size_minor >= ${minMinor}`);
  if (maxMinor !== null) all.push(sql`entry.size_minor <= ${maxMinor}`);
  return sql.join(all, sql` and `);
}
