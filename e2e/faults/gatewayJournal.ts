import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listOf, textAt } from '../harness/json.ts';

/** A payment of the gateway. */
export interface GatewayPayment {
  readonly id: string;
  readonly kind: string;
  readonly state: string;
  readonly reference: string;
  /** Decimal text. */
  readonly amount: string;
}

/** The records that the gateway's sandbox has kept. */
export interface GatewayJournal {
  readonly payments: readonly GatewayPayment[];
  /** Identifiers of the replies to the merchant's server. */
  readonly messages: readonly string[];
}

/** Reads the journal that the sandbox appends to: the last line about a record counts. */
export function readGatewayJournal(dataDir: string): GatewayJournal {
  const payments = new Map<string, GatewayPayment>();
  const messages = new Set<string>();
  for (const line of readFileSync(path.join(dataDir, 'gateway/journal.jsonl'), 'utf8').trimEnd().split('\n')) {
    const [table, id, record] = listOf(JSON.parse(line));
    if (table === 'payments') payments.set(String(id), paymentOf(record));
    if (table === 'messages') messages.add(String(id));
  }
  return { payments: [...payments.values()], messages: [...messages] };
}

const paymentOf = (record: unknown): GatewayPayment => ({
  id: textAt(record, 'id'),
  kind: textAt(record, 'kind'),
  state: textAt(record, 'state'),
  reference: textAt(record, 'reference'),
  amount: textAt(record, 'amount'),
});
