import { startMailServer, type MailServer } from '../harness/MailServer.ts';
import { openLedger } from '../harness/openLedger.ts';
import { DEMO_ACCOUNT } from '../harness/ordering.ts';
import { startPostgres, type PostgresCluster } from '../harness/PostgresCluster.ts';
import { startServer, type ServerLocation } from '../harness/startServer.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';

const ENOUGH_MINOR = 1_000_000_000n;

export type DatabaseKind = 'postgres' | 'pglite';

/** A database with demo data and a funded account, and the mail server of the API. */
export interface FaultFixture {
  readonly location: ServerLocation;
  /** Null on the embedded database. */
  readonly cluster: PostgresCluster | null;
  readonly mail: MailServer;
  /** Number of recipients with this tag who received at least one mail. */
  arrived(tag: string): number;
  close(): Promise<void>;
}

export const kindOf = (text: string): DatabaseKind => {
  if (text !== 'postgres' && text !== 'pglite') throw new Error('--database is postgres or pglite');
  return text;
};

/** Creates an isolated environment in a temporary folder; only the mail server (and PostgreSQL) is started. */
export async function openFaultFixture(kind: DatabaseKind, fsync = false): Promise<FaultFixture> {
  const { folder: dataDir, remove } = temporaryFolder('portal-faults-');
  const cluster = kind === 'postgres' ? await startPostgres({ fsync }) : null;
  const arrivals = new Map<string, Set<string>>();
  const mail = await startMailServer({
    onTaken: (messageId, recipient) => {
      const tag = recipient.split('.')[0] ?? '';
      arrivals.set(tag, (arrivals.get(tag) ?? new Set<string>()).add(messageId));
    },
  });
  const location: ServerLocation = { dataDir, ...(cluster === null ? {} : { databaseUrl: cluster.url }) };
  const close = async (): Promise<void> => {
    await mail.close();
    await cluster?.stop();
    remove();
  };
  try {
    await (await startServer(location)).stop();
    const ledger = await openLedger(location);
    await ledger.fund(DEMO_ACCOUNT, ENOUGH_MINOR);
    await ledger.close();
  } catch (error) {
    await close();
    throw error;
  }
  return { location, cluster, mail, arrived: (tag) => arrivals.get(tag)?.size ?? 0, close };
}
