import { randomBytes } from 'node:crypto';
import { startMailServer, type MailServer } from '../harness/MailServer.ts';
import { openLedger, type LedgerDatabase } from '../harness/openLedger.ts';
import { startPostgres } from '../harness/PostgresCluster.ts';
import { DEMO_BUYER, signIn, type PortalClient } from '../harness/signIn.ts';
import { startServer, type ServerLocation, type PortalServer } from '../harness/startServer.ts';
import { temporaryFolder } from '../harness/temporaryFolder.ts';

/** Both may order from the demo accounts. */
const USERS = [DEMO_BUYER, { ...DEMO_BUYER, username: 'admin@demo.example' }];

/** A portal of one or several processes. */
export interface Stage {
  readonly location: ServerLocation;
  readonly mail: MailServer;
  /** Clients by user, one per process. */
  readonly users: readonly (readonly PortalClient[])[];
  /** Signs somebody in, at each process. */
  enter(credentials: typeof DEMO_BUYER): Promise<readonly PortalClient[]>;
  /** Opens the database directly; the portal is stopped meanwhile when it is embedded. */
  withLedger<T>(work: (ledger: LedgerDatabase) => Promise<T>): Promise<T>;
  /** Stops the portal; the data stays. */
  stop(): Promise<void>;
}

interface StageOptions {
  readonly database: string;
  readonly processes: number;
}

/**
 * Starts a portal with demo data for `work` and stops it afterwards. `database`: pglite or postgres, a private cluster.
 */
export async function onStage<T>(options: StageOptions, work: (stage: Stage) => Promise<T>): Promise<T> {
  if (!['pglite', 'postgres'].includes(options.database)) throw new Error('--database is pglite or postgres');
  const closers: (() => unknown)[] = [];
  try {
    const stage = await openStage(options, (close) => closers.unshift(close));
    return await work(stage);
  } finally {
    for (const close of closers) await close();
  }
}

async function openStage(
  { database, processes }: StageOptions,
  onClose: (close: () => unknown) => void,
): Promise<Stage> {
  const { folder: dataDir, remove } = temporaryFolder('portal-races-');
  onClose(remove);
  const cluster = database === 'postgres' ? await startPostgres() : null;
  if (cluster) onClose(() => cluster.stop());
  const mail = await startMailServer();
  onClose(() => mail.close());
  const location: ServerLocation = { dataDir, ...(cluster && { databaseUrl: cluster.url }) };
  const secrets = { TOKEN_SECRET: randomBytes(32).toString('hex'), CREDENTIAL_KEY: randomBytes(32).toString('hex') };
  const start = (port?: number) =>
    startServer({ ...location, smtpUrl: mail.url, env: secrets, ...(port !== undefined && { port }) });

  let servers: PortalServer[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
  };
  onClose(stop);
  for (let index = 0; index < processes; index += 1) servers.push(await start());
  const enter: Stage['enter'] = (user) => Promise.all(servers.map(({ baseUrl }) => signIn(baseUrl, user)));
  const users = await Promise.all(USERS.map(enter));
  const withLedger: Stage['withLedger'] = async (work) => {
    if (!cluster) await stop();
    const ledger = await openLedger(location);
    try {
      return await work(ledger);
    } finally {
      await ledger.close();
      // Same ports, because the clients keep their addresses; tokens stay valid across restarts.
      if (!cluster) servers = await Promise.all(servers.map(({ port }) => start(port)));
    }
  };
  return { location, mail, users, enter, withLedger, stop };
}
