import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { systemClock, type Clock } from '../runtime/clock.ts';
import { lockDataDir } from './dataDirLock.ts';
import type { Db } from '../db/client.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { migrateDatabase } from './migrateDatabase.ts';
import { reportSettings } from './reportSettings.ts';
import { createDeliveryModules } from './createDeliveryModules.ts';
import { openMailSystem } from './openMailSystem.ts';
import { createNotices } from '../modules/outbox/index.ts';
import { openTextSystem } from './openTextSystem.ts';
import { loadDemoBankAccounts } from '../demo/loadDemoBankAccounts.ts';
import { loadDemoCards } from '../demo/loadDemoCards.ts';
import { loadDemoData } from '../demo/loadDemoData.ts';
import { loadDemoReports } from '../demo/loadDemoReports.ts';
import { loadDemoEmbedder } from '../demo/loadDemoEmbedder.ts';
import { alignRelayClient } from '../demo/loadOauthClients.ts';
import { fillPost } from '../demo/fillPost.ts';
import { fillSandbox } from '../demo/fillSandbox.ts';
import { publishDomain } from '../demo/publishDomain.ts';
import type { Env } from '../env/env.ts';
import { codeOf } from '../errors/codeOf.ts';
import { reasonOf } from '../errors/reasonOf.ts';
import { armFailPoint } from '../runtime/failPoint.ts';
import { isFirstProcess } from '../runtime/processRole.ts';
import { sealOlderTaxIds } from '../modules/businessReview/index.ts';
import { watchBankEvents } from '../modules/deposits/index.ts';
import { watchIssuedCards } from '../modules/rewards/index.ts';
import { watchShipments } from '../modules/shipments/index.ts';
import { version } from '../modules/system/index.ts';
import { createDrawLetter } from '../modules/letters/index.ts';
import { createReceiptFiles } from '../modules/fundingDocuments/index.ts';
import { readOrderPayment } from '../modules/orderPayments/index.ts';
import { getShippingProduct } from './getShippingProduct.ts';
import { createOrderReceiptFiles } from '../modules/orderReceipts/index.ts';
import { housekeepingSteps, startHousekeeping } from './housekeeping.ts';
import { createJobs } from '../jobs/createJobs.ts';
import { startWorkers } from '../jobs/startWorkers.ts';
import { createLog } from '../logs/createLog.ts';
import type { Log } from '../logs/Log.ts';
import { createPdfRenderer } from '../pdf/createPdfRenderer.ts';
import { openRelayDesk } from '../providers/apps/openRelayDesk.ts';
import { openPaymentSystem } from '../providers/payments/openPaymentSystem.ts';
import { openIdpSystem } from '../providers/idp/openIdpSystem.ts';
import { openDnsSystem } from '../providers/dns/openDnsSystem.ts';
import { FulfilmentUnreachable } from '../providers/fulfilment/FulfilmentProvider.ts';
import { openFulfilmentSystem } from '../providers/fulfilment/openFulfilmentSystem.ts';
import { openKybSystem } from '../providers/kyb/openKybSystem.ts';
import { openRewardSystem, type RewardSystem } from '../providers/rewards/openRewardSystem.ts';
import { StartFailure } from '../errors/StartFailure.ts';
import { RewardProviderUnreachable } from '../providers/rewards/RewardProvider.ts';

/** A running server. */
export interface RunningServer {
  /** With the port that the system gave for `PORT=0`. */
  readonly env: Env;
  /** Graceful shutdown: waits for open calls and jobs, then closes everything. */
  stop(): Promise<void>;
}

type Closer = () => unknown;

/** Starts all components in order; the first process migrates and loads the demo data. A failed start closes what it has opened. Raises StartFailure. */
export async function startServer(env: Env): Promise<RunningServer> {
  const closers: Closer[] = [];
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    return { env: await open(env, (close) => closers.push(close)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(given: Env, onStop: (close: Closer) => void): Promise<Env> {
  const clock = systemClock;
  armFailPoint(given.failAt);
  const { log, flush } = createLog({ level: given.logLevel });
  onStop(() => flush());
  if (given.databaseUrl === null) {
    const lock = lockDataDir(given.dataDir);
    onStop(() => lock.release());
  }
  const isFirst = isFirstProcess();
  const claim = isFirst ? await claimPort(given) : { env: withPort(given, given.port), release: () => undefined };
  onStop(() => claim.release());
  const { env } = claim;
  const database = await openDatabase(env, isFirst ? migrateDatabase : null);
  onStop(() => database.close());
  if (isFirst) await sealOlderTaxIds(database.db, env.credentialKey);
  const loadsDemo = isFirst && env.demoData;
  if (loadsDemo) {
    await loadDemoData(database.db, { now: clock.now(), env });
    await alignRelayClient(database.db, env);
    await loadDemoEmbedder(database.db, env.dataDir, clock.now());
    await loadDemoReports(database.db, clock.now());
  }

  const mail = await openMailSystem(env, log);
  onStop(() => mail.close());
  const texts = await openTextSystem(env, log);
  onStop(() => texts.close());
  const payments = await openPaymentSystem(env, log);
  onStop(() => payments.close());
  if (loadsDemo && env.gateway === null && payments.gateway !== null) {
    await loadDemoCards(database.db, payments.gateway, clock.now());
    await loadDemoBankAccounts(database.db, payments.gateway, clock.now());
  }
  const rewards = await openRewardSystem(env, log);
  onStop(() => rewards.close());
  if (isFirst && rewards.sandbox !== null)
    await fillSandbox(database.db, rewards.sandbox.cards, env.credentialKey, clock.now());
  const dns = openDnsSystem(env);
  if (loadsDemo && dns.sandbox !== null) publishDomain(dns.sandbox);
  const kyb = await openKybSystem(env, log);
  onStop(() => kyb.close());
  const fulfilment = await openFulfilmentSystem(env, log);
  onStop(() => fulfilment.close());
  const { printer } = fulfilment;
  const idp = openIdpSystem(env);
  onStop(() => idp.close());
  const relay = openRelayDesk(env);
  onStop(() => relay?.close());
  const onErrorOf =
    (work: string) =>
    (err: unknown): void =>
      log[err instanceof RewardProviderUnreachable || err instanceof FulfilmentUnreachable ? 'warn' : 'error'](
        { event: 'background.failed', work, err },
        'Work in the background failed',
      );
  const jobs = createJobs(database, onErrorOf('jobs'), { log });
  const pdf = createPdfRenderer();
  onStop(() => pdf.close());
  const files = {
    ...createReceiptFiles({ db: database.db, clock, pdf }),
    ...createOrderReceiptFiles({
      db: database.db,
      clock,
      pdf,
      readPayment: readOrderPayment,
      shippingProduct: getShippingProduct(env),
    }),
  };
  const { enqueue, enqueueAll } = jobs;
  const { provider } = rewards;
  const delivery = createDeliveryModules({
    env,
    database,
    clock,
    log,
    enqueue,
    enqueueAll,
    mail,
    texts,
    provider,
    files,
  });
  await jobs.start();
  onStop(() => jobs.stop());
  const { app, modules } = await buildApp({
    env,
    database,
    clock,
    log,
    enqueue,
    enqueueAll,
    pdf,
    gateway: payments.gateway,
    kybChecks: kyb.checks,
    fulfilment: printer?.provider ?? null,
    fulfilmentKey: printer?.service.key ?? null,
    dns: dns.dns,
    paymentPage: payments,
    google: idp.google,
    otherSites: [payments.sandbox, idp.sandbox, relay?.site ?? null].filter((site) => site !== null),
    provider,
    providerKey: rewards.service.key,
    tillUrl: rewards.sandbox?.tillUrl ?? null,
    textToken: texts.token,
    extraModules: [
      ...delivery,
      ...[rewards.sandbox, texts.sandbox, kyb.sandbox, dns.sandbox, printer?.sandbox ?? null].filter(
        (sandbox) => sandbox !== null,
      ),
    ],
  });
  onStop(() => app.close());
  onStop(startHousekeeping(housekeepingSteps(database.db, modules), clock, log));
  await app.ready();
  claim.release();
  if (isFirst) await reportSettings(env, database.db, log);
  await listen(app, env);
  log.info({ event: 'server.started', version }, 'The server takes calls');
  onStop(() => log.info({ event: 'server.stopping' }, 'The server ends'));
  const workers = modules.map((module) => module.workers ?? {});
  await startWorkers(database.db, jobs, workers, log);
  if (payments.gateway !== null) {
    const { db } = database;
    const { gateway } = payments;
    const sendNotice = createNotices(enqueue, env.publicUrl);
    const { eventsEveryMs, sandboxEventsEveryMs } = SERVER_SETTINGS.deposits;
    const everyMs = env.gateway === null ? sandboxEventsEveryMs : eventsEveryMs;
    onStop(watchBankEvents({ db, clock, gateway, sendNotice, everyMs, onError: onErrorOf('bank events') }));
  }
  onStop(watchRewards(rewards, { db: database.db, clock, log, onError: onErrorOf('cards') }));
  if (printer !== null) {
    if (isFirst && printer.sandbox !== null) {
      const drawLetter = createDrawLetter({ pdf, publicUrl: env.publicUrl, credentialKey: env.credentialKey });
      const filled = fillPost({ db: database.db, drawLetter, shipments: printer.sandbox.shipments });
      const ended = filled.catch(onErrorOf('letters of the sandbox'));
      onStop(() => ended);
    }
    const { eventsEveryMs, sandboxEventsEveryMs } = SERVER_SETTINGS.fulfilment;
    const everyMs = printer.sandbox === null ? eventsEveryMs : sandboxEventsEveryMs;
    const { provider: printing, feed } = printer;
    const watched = { db: database.db, clock, enqueue, fulfilment: printing, feed, everyMs };
    onStop(watchShipments({ ...watched, onError: onErrorOf('shipments') }));
  }
  return env;
}

/** Reads what the issuer of rewards tells, and what it may have failed to tell; once a day compares all of its cards. */
function watchRewards(
  { provider, feed, sandbox }: RewardSystem,
  deps: { readonly db: Db; readonly clock: Clock; readonly log: Log; readonly onError: (error: unknown) => void },
): () => Promise<void> {
  const { eventsEveryMs, sandboxEventsEveryMs } = SERVER_SETTINGS.rewardProvider;
  const everyMs = sandbox === null ? eventsEveryMs : sandboxEventsEveryMs;
  return watchIssuedCards({ ...deps, provider, feed, everyMs });
}

async function listen(app: FastifyInstance, env: Env): Promise<void> {
  try {
    await app.listen({ host: env.host, port: env.port });
  } catch (error) {
    throw listenFailure(env, error);
  }
}

/**
 * Fails on a port in use before anything is migrated or loaded. A port that the system gave is held until the server
 * listens, so that nobody else is given it; one that was asked for is let go, so that clients see that nothing is there yet.
 */
async function claimPort(env: Env): Promise<{ readonly env: Env; readonly release: () => void }> {
  const claim = createServer((socket) => socket.destroy());
  try {
    await once(claim.listen(env.port, env.host), 'listening');
  } catch (error) {
    throw listenFailure(env, error);
  }
  // A listening TCP server has an address with a port.
  const { port } = claim.address() as AddressInfo;
  const release = (): void => void claim.close();
  if (env.port !== 0) release();
  return { env: withPort(env, port), release };
}

/** The configuration once the server was given a port by the system (`PORT=0`): its own addresses name that one. */
const withPort = (env: Env, port: number): Env => ({
  ...env,
  port,
  publicUrl: env.publicUrl.replace(/:0$/, `:${port}`),
  gatewaySandboxUrl: env.gatewaySandboxUrl.replace(/:0$/, `:${port}`),
});

function listenFailure({ host, port }: Env, error: unknown): StartFailure {
  if (codeOf(error) === 'EADDRINUSE')
    return new StartFailure(`Port ${port} is already in use. Set PORT to another one.`, error);
  return new StartFailure(`The server cannot listen on ${host}:${port}: ${reasonOf(error)}`, error);
}
