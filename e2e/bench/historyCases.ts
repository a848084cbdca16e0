import type { LedgerDatabase } from '../harness/openLedger.ts';

/** Search texts by search field ('' for none). */
export interface Search {
  readonly by: string;
  readonly text: string;
}

const DAY_MS = 86_400_000;
const SCOPES = ['scope=all', 'accountIdentifier=A10001', 'accountIdentifier=A20003'];
const FILTERS = ['', '&state=COMPLETE', '&state=FAILED', '&state=PENDING', ...datesOf()];
const SORTS = ['createdDate,desc', 'createdDate,asc'];

/** One day, one month, and all but the newest half year together with a rare status. */
function datesOf(): string[] {
  const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
  return [`&from=${day(40)}&to=${day(40)}`, `&from=${day(90)}&to=${day(60)}`, `&state=PARTIAL&to=${day(180)}`];
}

/** Texts from one letter, found in half of the orders, to one found in none. */
const NAMES: readonly Search[] = [
  ...['j', 's', 'sm', 'smith', 'flores', 'james smith', 'xavier raman', 'nobody at all'].map((text) => ({
    by: 'toName',
    text,
  })),
  ...['p1@', 'p10', 'p10.', 'p100', 'nobody@'].map((text) => ({ by: 'recipientEmail', text })),
  ...['m', 'maya at alder & finch', 'alder', 'yuki', 'nobody'].map((text) => ({ by: 'fromName', text })),
];

const KEYS: readonly (readonly [by: string, sql: string])[] = [
  ['referenceOrderId', 'select reference_order_id as text from orders order by id desc limit 1'],
  ['orderId', 'select id::text as text from orders order by id desc limit 1'],
  ['externalReferenceId', 'select external_reference_id as text from order_lines order by id desc limit 1'],
  [
    'recipientEmail',
    'select email as text from order_lines where email is not null group by email order by count(*) desc limit 1',
  ],
  [
    'phone',
    'select mobile_number as text from order_lines where mobile_number is not null group by 1 order by count(*) desc limit 1',
  ],
  [
    'purchaseOrderNumber',
    'select purchase_order_number as text from orders where purchase_order_number is not null order by id desc limit 1',
  ],
  ['groupIdentifier', `select 'g10001' as text`],
  ['groupIdentifier', `select 'G10003' as text`],
  ['accountIdentifier', `select 'A10001' as text`],
  ['accountIdentifier', `select 'A20003' as text`],
];

/** Every field with texts that match many, few and no orders. */
export async function findSearches(ledger: LedgerDatabase): Promise<Search[]> {
  const keys: Search[] = [];
  for (const [by, sql] of KEYS) {
    const [row] = await ledger.query(sql);
    keys.push({ by, text: String(row?.['text']) });
  }
  return [{ by: '', text: '' }, ...keys, ...NAMES];
}

/** URLs of a search with every filter, scope and sort order, without page. */
export const pathsOf = ({ by, text }: Search): string[] =>
  SCOPES.flatMap((scope) =>
    FILTERS.flatMap((filter) =>
      SORTS.map((sort) => {
        const search = by === '' ? '' : `&searchBy=${by}&q=${encodeURIComponent(text)}`;
        return `/api/orders?${scope}${search}${filter}&sort=${sort}`;
      }),
    ),
  );
