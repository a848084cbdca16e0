import type { LedgerDatabase } from '../harness/openLedger.ts';
import { waitUntil } from '../harness/waitUntil.ts';

/** For what hangs. The work of a killed process is taken up again after its heartbeat (30 s), two looks for such work and a retry. */
const WITHIN_MS = 900_000;
/** A debit that was submitted waits for the bank, and a wire for staff, not for the gateway's answer. */
const OPEN = `finished_at is null and kind <> 'WIRE_DEPOSIT' and not (kind = 'BANK_DEPOSIT' and answered_at is not null)`;

/** Has the gateway asked about every open deposit now, as if `later` (an interval) had passed, until none is open. */
export async function runDepositsNow(ledger: LedgerDatabase, later: string): Promise<void> {
  await ledger.query(`update deposits set created_at = created_at - $1::interval where ${OPEN}`, [later]);
  await waitUntil(
    'the gateway was asked about every deposit',
    async () => {
      await ledger.query(
        `update pgboss.job set start_after = now() where name = 'settle-deposit' and state in ('created', 'retry')`,
      );
      const [open] = await ledger.query(`select count(*)::int as count from deposits where ${OPEN}`);
      return open?.['count'] === 0;
    },
    { withinMs: WITHIN_MS, everyMs: 500 },
  );
}
