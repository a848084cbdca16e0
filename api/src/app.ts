import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginCallback,
  type FastifyServerOptions,
} from 'fastify';
import type { ChildEnded } from './childProcess/startChild.ts';
import type { Clock } from './clock.ts';
import type { Database } from './db/client.ts';
import { createNotices } from './delivery/queueNotice.ts';
import { createTestMails } from './delivery/testMail.ts';
import { canSendTexts } from './delivery/texts/openTextSystem.ts';
import { createTextQueue } from './delivery/texts/queueText.ts';
import type { Env } from './env/env.ts';
import { createFileReader } from './files/createFileReader.ts';
import type { Enqueue } from './jobs/portalJobs.ts';
import { createAccountsModule } from './modules/accounts/index.ts';
import { createAddressLookupModule } from './modules/addressLookup/index.ts';
import { createAllowlistModule } from './modules/allowlist/index.ts';
import { createArtworkModule } from './modules/artwork/index.ts';
import { createAttemptsModule } from './modules/attempts/index.ts';
import { createBalanceAlertsModule } from './modules/balanceAlerts/index.ts';
import { createCartsModule, isOwnQuote, listCartsOfTemplate } from './modules/carts/index.ts';
import { createCatalogModule } from './modules/catalog/index.ts';
import { createDepositsModule, readAnnouncedWires } from './modules/deposits/index.ts';
import { createFundingModule } from './modules/funding/index.ts';
import { createFundingDocumentsModule } from './modules/fundingDocuments/index.ts';
import { createIdentityModule } from './modules/identity/index.ts';
import { createMailEventsModule } from './modules/mailEvents/index.ts';
import { createOrdersModule, listOrdersOfTemplate } from './modules/orders/index.ts';
import { createPaymentMethodsModule, createReadBankFunding } from './modules/paymentMethods/index.ts';
import { createPlatformsModule, treatmentsOf } from './modules/platforms/index.ts';
import { createRemotesModule } from './modules/remotes/index.ts';
import { createResendsModule } from './modules/resends/index.ts';
import { createRewardActionsModule } from './modules/rewardActions/index.ts';
import { createRewardsModule } from './modules/rewards/index.ts';
import { createStaffModule } from './modules/staff/index.ts';
import { createSystemModule, version } from './modules/system/index.ts';
import { createTeamModule } from './modules/team/index.ts';
import { createImageDrawer, createTemplatesModule } from './modules/templates/index.ts';
import { createUploadsModule, findEarlierUse, listUploadsOfTemplate, releaseLines } from './modules/uploads/index.ts';
import { createWiresModule } from './modules/wires/index.ts';
import type { PdfRenderer } from './pdf/createPdfRenderer.ts';
import { connectionOptions, registerConnections } from './plugins/connections.ts';
import { answerError, registerErrors } from './plugins/errors.ts';
import { registerFairShare } from './plugins/fairShare.ts';
import { registerJsonBody } from './plugins/bodies/jsonBody.ts';
import { registerLocalPages } from './plugins/localPages.ts';
import { registerMaintenance } from './plugins/maintenance.ts';
import { registerOpenapi } from './plugins/openapi.ts';
import { registerCors } from './plugins/cors.ts';
import { registerOrigin, registerPlatformOrigin } from './plugins/origin.ts';
import { registerPermissions } from './plugins/permissions.ts';
import { registerRateLimits } from './plugins/rateLimits.ts';
import { registerSecurity } from './plugins/security.ts';
import { registerSerialization } from './plugins/serialization.ts';
import { registerSession } from './plugins/session.ts';
import { registerStaticFiles, unknownPageOf } from './plugins/staticFiles.ts';
import { registerValidation } from './plugins/bodies/validation.ts';
import { chooseAddressLookup } from './providers/address/chooseAddressLookup.ts';
import { createAltchaCaptcha } from './providers/captcha/createAltchaCaptcha.ts';
import { divertRequests } from './providers/payments/divertRequests.ts';
import type { PaymentSystem } from './providers/payments/openPaymentSystem.ts';
import type { PaymentGateway } from './providers/payments/PaymentGateway.ts';
import type { RewardProvider } from './providers/rewards/RewardProvider.ts';
import { trustProxyOption } from './env/trustProxy.ts';

export interface AppDeps {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  /** Closed by who opened it. */
  readonly pdf: PdfRenderer;
  readonly provider: RewardProvider;
  /** Signs what the issuer of rewards tells us; null: it tells nothing by itself. */
  readonly providerKey?: string | null;
  /** Where the sandbox's cards are used; null without a sandbox. */
  readonly tillUrl?: string | null;
  /** Null: cards and bank accounts are not offered. */
  readonly gateway?: PaymentGateway | null;
  /** Where the gateway's page is; absent without one. */
  readonly paymentPage?: Pick<PaymentSystem, 'pageOrigin' | 'sandbox'>;
  /** Routes of this configuration only, such as the developer inbox. */
  readonly extraRoutes?: readonly FastifyPluginCallback[];
  readonly logger?: FastifyServerOptions['logger'];
}

/** The whole application, ready to listen or to be called by `inject`. Raises when a route declares no permission. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { env, database, clock } = deps;
  const { db } = database;
  const sendNotice = createNotices(deps.enqueue, env.publicUrl);
  const identity = createIdentityModule({
    db,
    clock,
    tokenSecret: env.tokenSecret,
    publicUrl: env.publicUrl,
    sendNotice,
    enqueue: deps.enqueue,
    credentialKey: env.credentialKey,
    captcha: createAltchaCaptcha({ clock, credentialKey: env.credentialKey, cost: env.captchaCost }),
    sendText: canSendTexts(env) ? createTextQueue(deps.enqueue, env.credentialKey) : null,
  });
  const connections = connectionOptions(SERVER_SETTINGS.connections);
  const diversion = deps.paymentPage?.sandbox ?? null;
  const app = Fastify({
    ...connections,
    ...(diversion !== null && { serverFactory: divertRequests(diversion, connections) }),
    bodyLimit: SETTINGS.bodies.defaultBytes,
    trustProxy: trustProxyOption(env.trustProxy),
    genReqId: () => randomUUID(),
    frameworkErrors: answerError,
    logger: deps.logger ?? false,
    // Addresses of recipients' pages are secrets.
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.decorateRequest('clock', { getter: () => clock });
  registerConnections(app, SERVER_SETTINGS.connections);
  registerErrors(app, unknownPageOf(env.hostFolder));
  await registerCors(app, env);
  registerMaintenance(app, env.isInMaintenance);
  registerJsonBody(app);
  registerValidation(app);
  registerSerialization(app);
  await registerSecurity(app, { ...env, paymentPageOrigin: deps.paymentPage?.pageOrigin ?? null });
  registerOrigin(app, env);
  registerLocalPages(app, env);
  await app.register(cookie);
  registerSession(app, identity.resolveUser);
  registerPlatformOrigin(app, env.platformsOfOrigins);
  registerRateLimits(app, { db, clock, writesPerMinute: env.writesPerMinute, readsPerMinute: env.readsPerMinute });
  registerPermissions(app);
  registerFairShare(app, SERVER_SETTINGS.fairShare);
  await registerOpenapi(app, { publicUrl: env.publicUrl, version });
  const onLimit = (ended: ChildEnded): void => app.log.warn({ err: ended }, 'a process that read a file was ended');
  const files = createFileReader(onLimit);
  const images = createImageDrawer(onLimit);
  app.addHook('onClose', async () => {
    await Promise.all([files.close(), images.close()]);
  });
  const carts = createCartsModule({ db, clock, releaseLines, findEarlierUse });
  const balanceAlerts = createBalanceAlertsModule({ db, clock, sendNotice });
  const readTreatments = treatmentsOf(db);
  const readBankFunding = createReadBankFunding(readTreatments);
  const gateway = deps.gateway ?? null;
  const { requireQuoted } = carts;
  const { alertLowBalance } = balanceAlerts;
  const modules = [
    identity,
    createTeamModule({ db, clock, sendNotice, credentialKey: env.credentialKey }),
    createPlatformsModule({ db, environment: env.environment, readTreatments }),
    createAccountsModule({ db, clock, isOwnQuote }),
    createCatalogModule({ db, clock }),
    createAllowlistModule({ db }),
    createTemplatesModule({
      db,
      clock,
      env,
      sendTestMail: createTestMails(deps.enqueue, env.publicUrl),
      listUses: [listCartsOfTemplate, listUploadsOfTemplate, listOrdersOfTemplate],
      images,
    }),
    carts,
    createUploadsModule({ db, clock, enqueue: deps.enqueue, sendNotice, finishAdding: carts.finishAdding, files }),
    createOrdersModule({ db, clock, enqueue: deps.enqueue, requireQuoted, alertLowBalance }),
    createMailEventsModule({ db, clock, env }),
    createResendsModule({ db, clock, env, enqueue: deps.enqueue }),
    createRewardActionsModule({ db, clock, enqueue: deps.enqueue, alertLowBalance }),
    balanceAlerts,
    createFundingModule({ db, clock, alertLowBalance }),
    createFundingDocumentsModule({ db, clock, pdf: deps.pdf }),
    createDepositsModule({ db, clock, enqueue: deps.enqueue, sendNotice, gateway, readBankFunding, places: env }),
    createPaymentMethodsModule({
      db,
      clock,
      gateway,
      agency: env.reportAgency,
      enqueue: deps.enqueue,
      readBankFunding,
    }),
    createAttemptsModule({ db }),
    createWiresModule({ db, clock, pdf: deps.pdf, readAnnounced: readAnnouncedWires }),
    createAddressLookupModule(chooseAddressLookup(env.addresses)),
    createArtworkModule({ db }),
    createRewardsModule({
      db,
      clock,
      env,
      provider: deps.provider,
      providerKey: deps.providerKey ?? null,
      tillUrl: deps.tillUrl ?? null,
    }),
    createRemotesModule({ db, clock, storeFolder: env.storeFolder }),
    createSystemModule({ database, links: env.links }),
    createStaffModule({ db, database, env, clock, sendNotice }),
  ];
  for (const routes of [...modules.map((module) => module.routes), ...(deps.extraRoutes ?? [])]) app.register(routes);
  await registerStaticFiles(app, env);
  await app.ready();
  return app;
}
