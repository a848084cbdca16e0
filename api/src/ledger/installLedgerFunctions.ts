import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';

/** The functions that write the ledger (docs/decisions/0010), by the names of their files in `sql/`, with their parameters. */
export const LEDGER_FUNCTIONS = {
  open_wallet: 'bigint, bigint, bigint',
  set_wallet_floor: 'bigint, bigint, bigint',
  post_journals: 'bigint, jsonb',
} as const;

type LedgerFunction = keyof typeof LEDGER_FUNCTIONS;

/** Any number, the same for every process that installs. */
const LOCK = 5_172_034;

/** The statement that creates or replaces a function. */
export const sqlOf = (name: LedgerFunction): string =>
  readFileSync(join(import.meta.dirname, 'sql', `${name}.sql`), 'utf8');

/**
 * Installs each function whose file differs from what is installed, as the owner: after every migration, since files change and
 * landed migrations do not. The checksum of what is installed is the function's comment.
 */
export async function installLedgerFunctions(owner: pg.Pool): Promise<void> {
  for (const name of Object.keys(LEDGER_FUNCTIONS).filter(isLedgerFunction)) await install(owner, name);
}

const isLedgerFunction = (name: string): name is LedgerFunction => name in LEDGER_FUNCTIONS;

async function install(owner: pg.Pool, name: LedgerFunction): Promise<void> {
  const signature = `${name}(${LEDGER_FUNCTIONS[name]})`;
  const statement = sqlOf(name);
  const checksum = createHash('sha256').update(statement).digest('hex');
  const { rows } = await owner.query<{ comment: string | null }>(
    `select obj_description($1::regprocedure, 'pg_proc') as comment`,
    [signature],
  );
  if (rows[0]?.comment === checksum) return;
  // One transaction, as statements that are sent together are.
  await owner.query(
    `select pg_advisory_xact_lock(${LOCK}); ${statement} comment on function ${signature} is '${checksum}'`,
  );
}
