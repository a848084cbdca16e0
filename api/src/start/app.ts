import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { ChildEnded } from '../childProcess/startChild.ts';
import { createFileReader } from '../files/createFileReader.ts';
import { createSamlReader } from '../saml/createSamlReader.ts';
import type { ApiModule } from '../modules/ApiModule.ts';
import { createModules, type ModulesDeps } from './createModules.ts';
import { version } from '../modules/system/index.ts';
import { createImageDrawer } from '../modules/templates/index.ts';
import { connectionOptions, registerConnections } from '../plugins/connections.ts';
import { answerError, registerErrors } from '../plugins/errors.ts';
import { registerFairShare } from '../plugins/fairShare.ts';
import { registerJsonBody } from '../plugins/bodies/jsonBody.ts';
import { registerLocalPages } from '../plugins/localPages.ts';
import { registerMachineCalls } from '../plugins/machineCalls.ts';
import { registerMaintenance } from '../plugins/maintenance.ts';
import { registerOpenapi } from '../plugins/openapi.ts';
import { registerCors } from '../plugins/cors.ts';
import { registerOrigin, registerPlatformOrigin } from '../plugins/origin.ts';
import { registerPermissions } from '../plugins/permissions.ts';
import { registerRateLimits } from '../plugins/rateLimits.ts';
import { registerRequestLog } from '../plugins/requestLog.ts';
import { registerSecurity } from '../plugins/security.ts';
import { registerSerialization } from '../plugins/serialization.ts';
import { registerSession } from '../plugins/session.ts';
import { registerStaticFiles, unknownPageOf } from '../plugins/staticFiles.ts';
import { registerValidation } from '../plugins/bodies/validation.ts';
import { createOutbound } from '../providers/outbound/createOutbound.ts';
import { divertRequests, type DivertedSite } from '../providers/payments/divertRequests.ts';
import type { PaymentSystem } from '../providers/payments/openPaymentSystem.ts';
import { trustProxyOption } from '../env/trustProxy.ts';

export interface AppDeps extends Omit<ModulesDeps, 'files' | 'images' | 'saml' | 'outbound'> {
  /** The gateway's page; absent without a gateway. */
  readonly paymentPage?: Pick<PaymentSystem, 'pageOrigin'>;
  /** Processes that answer under the machine's other name. */
  readonly otherSites?: readonly DivertedSite[];
  /** Modules of this configuration only, such as delivery. */
  readonly extraModules?: readonly ApiModule[];
  readonly log: FastifyBaseLogger;
}

export interface Application {
  readonly app: FastifyInstance;
  readonly modules: readonly ApiModule[];
}

/** The whole application, ready to listen or to be called by `inject`. Raises when a route declares no permission. */
export async function buildApp(deps: AppDeps): Promise<Application> {
  const { env, database, clock, log } = deps;
  const { db } = database;
  const connections = connectionOptions(SERVER_SETTINGS.connections);
  const { publicUrl, gatewaySandboxUrl } = env;
  const sites = deps.otherSites ?? [];
  const diversion = { host: new URL(gatewaySandboxUrl).host, publicUrl, sites };
  const app = Fastify({
    ...connections,
    ...(sites.length > 0 && { serverFactory: divertRequests(diversion, connections) }),
    bodyLimit: SETTINGS.bodies.defaultBytes,
    trustProxy: trustProxyOption(env.trustProxy),
    genReqId: () => randomUUID(),
    // A malformed address reaches no route, whose calls know the clock.
    frameworkErrors: (error, request, reply) => answerError(error, Object.assign(request, { clock }), reply),
    loggerInstance: log,
    // Its lines have addresses, of which those of recipients' pages are secrets.
    logController: new LogController({ disableRequestLogging: true }),
  });
  const onLimit = (ended: ChildEnded): void =>
    log.warn({ event: 'process.ended', reason: ended.reason }, 'A process that read a file was ended');
  const files = createFileReader(onLimit);
  const images = createImageDrawer(onLimit);
  const saml = createSamlReader(onLimit);
  const outbound = createOutbound({ allowsLoopback: !env.isProduction });
  app.addHook('onClose', async () => {
    await Promise.all([files.close(), images.close(), saml.close(), outbound.close()]);
  });
  const { modules: own, resolveUser, resolveMachine } = createModules({ ...deps, files, images, saml, outbound });
  const modules = [...own, ...(deps.extraModules ?? [])];
  app.decorateRequest('clock', { getter: () => clock });
  registerConnections(app, SERVER_SETTINGS.connections);
  registerRequestLog(app);
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
  registerSession(app, resolveUser);
  registerMachineCalls(app, resolveMachine);
  registerPlatformOrigin(app, env.platformsOfOrigins);
  registerRateLimits(app, { db, clock, writesPerMinute: env.writesPerMinute, readsPerMinute: env.readsPerMinute });
  registerPermissions(app);
  const { fairShare } = SERVER_SETTINGS;
  registerFairShare(app, { ...fairShare, slots: Math.ceil(fairShare.slots / env.processes) });
  await registerOpenapi(app, { publicUrl: env.publicUrl, version });
  for (const { routes } of modules) if (routes !== undefined) app.register(routes);
  await registerStaticFiles(app, env);
  await app.ready();
  return { app, modules };
}
