import type { LedgerDatabase } from '../harness/openLedger.ts';
import { LARGE_WALLET } from './largeWalletSql.ts';

/** A filter of the funding history, by its kind. */
export interface FundingCase {
  readonly kind: string;
  readonly query: string;
}

const DAY_MS = 86_400_000;
const SCOPES = [`accountIdentifier=${LARGE_WALLET}`, 'scope=all'];
const SORTS = ['createdAt DESC', 'createdAt ASC'];
/** Queries for what was booked, for what is pending, and for everything. */
const STATES = ['', '&status=PENDING', '&status=ALL'];
const STATE_NAMES: Readonly<Record<string, string>> = { '&status=PENDING': ', pending', '&status=ALL': ', everything' };

const day = (ago: number): string => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const DAYS = ['', `&from=${day(40)}&to=${day(40)}`, `&from=${day(90)}&to=${day(60)}`, `&to=${day(180)}`];

const TYPES = [
  'CARD_DEPOSIT',
  'WIRE_DEPOSIT',
  'TRANSFER',
  'ORDER_REFUND',
  'CARD_DEPOSIT,BANK_DEPOSIT',
  'TRANSFER,ORDER_REFUND',
];
/** From nearly all transactions to none. */
const AMOUNTS = [
  'minAmount=1',
  'minAmount=1000',
  'minAmount=19000',
  'minAmount=19999.5',
  'minAmount=10&maxAmount=11',
  'minAmount=500&maxAmount=500.1',
  'maxAmount=1.05',
  'minAmount=90000000',
];
const WORDS = ['budget', 'b', 'correction kyoto', 'events', 'invoice 4711', 'nothing', 'of', 'kyoto budget 47'];
const COMBINED = [
  'type=TRANSFER&minAmount=1000',
  'type=CARD_DEPOSIT&minAmount=10&maxAmount=11',
  'type=WIRE_DEPOSIT,TRANSFER&search=kyoto',
  'search=budget&minAmount=19000',
  'status=POSTED&type=BANK_DEPOSIT&maxAmount=5&search=sales',
];

/** Addresses of the list with every filter alone and some together, each with days, in both orders. */
export async function findFundingCases(ledger: LedgerDatabase): Promise<FundingCase[]> {
  const [entry] = await ledger.query(
    `select j.identifier from ledger_journals j join ledger_entries e on e.platform_id = j.platform_id and e.journal_id = j.id
     where e.journal_type = 'TRANSFER' order by e.id desc limit 1`,
  );
  const identifier = String(entry?.['identifier']);
  const filters: readonly (readonly [kind: string, filter: string])[] = [
    ['no filter', ''],
    ...TYPES.map((types) => ['type', `type=${types}`] as const),
    ...AMOUNTS.map((amounts) => ['amount', amounts] as const),
    ...WORDS.map((words) => ['words', `search=${encodeURIComponent(words)}`] as const),
    ...[4, 8, 36].map((length) => ['identifier', `search=${identifier.slice(0, length)}`] as const),
    ...COMBINED.map((combined) => ['several', combined] as const),
  ];
  return filters.flatMap(([kind, filter]) =>
    SCOPES.flatMap((scope) =>
      STATES.filter((state) => state === '' || !filter.includes('status=')).flatMap((state) =>
        DAYS.flatMap((days) =>
          SORTS.map((sort) => ({
            kind: `${kind}${STATE_NAMES[state] ?? ''}${scope === 'scope=all' ? ', all accounts' : ''}`,
            query: `${scope}${state}${filter === '' ? '' : `&${filter}`}${days}&sort=${encodeURIComponent(sort)}`,
          })),
        ),
      ),
    ),
  );
}
