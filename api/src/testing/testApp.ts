import type { SessionTokens } from '@portal/shared/contract/session';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyPluginCallback,
  InjectOptions,
  LightMyRequestResponse,
} from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import { stdSerializers } from 'pino';
import { buildApp } from '../start/app.ts';
import type { CartSizes } from '../start/createModules.ts';
import type { Database, Db } from '../db/client.ts';
import { preparingPool } from '../db/preparingPool.ts';
import type { DB } from '../db/schema.generated.ts';
import { TENANT_TABLES } from '../db/tableKinds.ts';
import type { Env } from '../env/env.ts';
import { createJobs } from '../jobs/createJobs.ts';
import { createLog } from '../logs/createLog.ts';
import { createPdfRenderer, type PdfRenderer } from '../pdf/createPdfRenderer.ts';
import type { PaymentGateway } from '../providers/payments/PaymentGateway.ts';
import {
  createFulfilmentSandbox,
  type FulfilmentSandbox,
} from '../providers/fulfilment/sandbox/createFulfilmentSandbox.ts';
import { createLocalProvider, type LocalProvider } from '../providers/rewards/sandbox/createLocalProvider.ts';
import { createDnsSandbox, type DnsSandbox } from '../providers/dns/sandbox/createDnsSandbox.ts';
import type { Jobs, Workers } from '../jobs/portalJobs.ts';
import { createTidyUp, housekeepingSteps } from '../start/housekeeping.ts';
import { TEST_PASSWORD } from './builders.ts';
import { scopedPool } from './scopedPool.ts';
import { createTestClock, type TestClock } from './testClock.ts';
import { openTestDatabase } from './testDatabase.ts';
import { buildTestEnv } from './testEnv.ts';

/** Signs what the issuer of rewards tells the application. */
export const TEST_PROVIDER_KEY = 'the key of the issuer, 32 and more letters';

/** Signs what the printer tells the application. */
export const TEST_FULFILMENT_KEY = 'the key of the printer, 32 and more letters';

/** Signs what the text message service tells the application. */
export const TEST_TEXT_TOKEN = 'the token of the text message service';

export type Call = (options: InjectOptions) => Promise<LightMyRequestResponse>;

export interface TestApp {
  readonly app: FastifyInstance;
  readonly env: Env;
  /** The application's own: it refuses statements that are not limited to one tenant. */
  readonly database: Database;
  /** For what a test writes and reads itself. */
  readonly db: Db;
  readonly clock: TestClock;
  /** Not started; tests that need jobs processed start it. */
  readonly jobs: Jobs;
  /** Not started; tests that need them start some (startWorkers). */
  readonly workers: readonly Workers[];
  readonly pdf: PdfRenderer;
  /** The sandbox of the issuer of rewards, of this application alone. */
  readonly issuer: LocalProvider;
  /** The sandbox of the printer that ships letters and cards, of this application alone. */
  readonly printer: FulfilmentSandbox;
  /** Name servers of this application alone. */
  readonly dns: DnsSandbox;
  /** Signs in (TEST_PASSWORD) and returns a caller that sends the id token. */
  signIn(email: string): Promise<Call>;
  /** Runs the clean-up of that time. */
  tidyUp(now: Date): Promise<void>;
  close(): Promise<void>;
}

const EXPECTED = ['"message":"forced"', '"event":"job.dead"'];

/** Tells why an answer was a 5xx, which its body does not say; failures that a test forces are expected. */
const logReasons = (): FastifyBaseLogger =>
  createLog({
    level: 'error',
    // Unlike the server's own log, so that a test that fails is understood.
    serializeError: (error) => (error instanceof Error ? stdSerializers.err(error) : error),
    stream: {
      write: (line) => {
        if (!EXPECTED.some((words) => line.includes(words))) process.stderr.write(line);
      },
    },
  }).log;

/** The application, with routes of the test beside its own, on a migrated database of its own; call `close` in afterAll. */
export async function buildTestApp(
  overrides: Partial<Env> = {},
  extraRoutes: readonly FastifyPluginCallback[] = [],
  gateway: PaymentGateway | null = null,
  clock: TestClock = createTestClock(),
  log: FastifyBaseLogger = logReasons(),
  cartSizes: Partial<CartSizes> = {},
): Promise<TestApp> {
  const env = buildTestEnv(overrides);
  const opened = await openTestDatabase();
  const database = scoped(opened);
  // Supervision deletes what is old by the real clock, and runs into the failures that tests force.
  const jobs = createJobs(database, raise, { supervise: false, log });
  const pdf = createPdfRenderer();
  const issuer = createLocalProvider(() => clock.now());
  const printer = createFulfilmentSandbox(() => clock.now());
  const dns = createDnsSandbox(null);
  const { app, modules } = await buildApp({
    env,
    database,
    clock,
    log,
    enqueue: jobs.enqueue,
    enqueueAll: jobs.enqueueAll,
    pdf,
    gateway,
    provider: issuer.provider,
    dns,
    providerKey: TEST_PROVIDER_KEY,
    fulfilment: printer.provider,
    fulfilmentKey: TEST_FULFILMENT_KEY,
    textToken: TEST_TEXT_TOKEN,
    cartSizes,
    extraModules: extraRoutes.map((routes) => ({ routes })),
  }).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    app,
    env,
    database,
    db: opened.db,
    clock,
    jobs,
    workers: modules.map((module) => module.workers ?? {}),
    pdf,
    issuer,
    printer,
    dns,
    signIn: async (email) => callWith(app, await idTokenOf(app, email)),
    tidyUp: (now) => createTidyUp(log)(housekeepingSteps(database.db, modules), now),
    close: async () => {
      await app.close();
      await pdf.close();
      await database.close();
    },
  };
}

const raise = (error: Error): never => {
  throw error;
};

const scoped = (database: Database): Database => ({
  ...database,
  db: new Kysely<DB>({
    dialect: new PostgresDialect({ pool: scopedPool(preparingPool(database.pool), TENANT_TABLES) }),
  }),
});

/** Signs in (TEST_PASSWORD) and returns the id token. */
export async function idTokenOf(app: FastifyInstance, email: string): Promise<string> {
  const response = await app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload: { username: email, password: TEST_PASSWORD },
  });
  if (response.statusCode !== 200) throw new Error(`${email} could not sign in: ${response.body}`);
  return response.json<{ jwt: SessionTokens }>().jwt.idToken;
}

/** A caller that sends an id token. */
export const callWith =
  (app: FastifyInstance, idToken: string): Call =>
  (options) =>
    app.inject({ ...options, headers: { authorization: `Bearer ${idToken}`, ...options.headers } });
