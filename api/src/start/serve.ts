import { flushCompileCache } from 'node:module';
import { DEMO_PASSWORD, DEMO_USERS } from '../demo/demoOrganisation.ts';
import type { Env } from '../env/env.ts';
import { isCookieSafe } from '../modules/identity/index.ts';
import { RELAY } from '../providers/apps/sandbox/relayPage.ts';
import { POST } from '../providers/fulfilment/sandbox/postPage.ts';
import { IDP_ROOT } from '../providers/idp/sandbox/idpPaths.ts';
import { KYB_CONTROL } from '../providers/kyb/sandbox/controlPage.ts';
import { TILL } from '../providers/rewards/sandbox/tillPages.ts';
import { TEXT_INBOX } from '../providers/text/sandbox/inboxPage.ts';
import { isFirstProcess, isOneOfMany, tellSupervisor } from '../runtime/processRole.ts';
import { startServer, type RunningServer } from './startServer.ts';

const STOP_TIMEOUT_MS = 10_000;

function announce(env: Env): void {
  const lines = [`Rewards Portal is ready: ${env.publicUrl}`];
  if (!isCookieSafe(env.publicUrl)) lines.push(`Sign-in needs https: browsers drop Secure cookies of ${env.publicUrl}`);
  if (env.demoData) {
    lines.push(
      `Demo sign-ins (password ${DEMO_PASSWORD}):`,
      ...DEMO_USERS.filter(({ email }) => email.endsWith('@demo.example')).map(
        ({ email, role }) => `  ${email.padEnd(24)} ${role}`,
      ),
    );
  }
  if (env.smtpUrl === null) lines.push(`Mail is kept in the developer inbox: ${env.publicUrl}/dev/inbox`);
  if (env.texts === null && !env.isProduction)
    lines.push(`Texts are kept and answered at ${env.publicUrl}${TEXT_INBOX}`);
  if (env.gateway === null && !env.isProduction)
    lines.push(`Payments go to a sandbox, steered at ${env.gatewaySandboxUrl}/control`);
  if (env.rewardService === null) lines.push(`Rewards are used at the till of a sandbox: ${env.publicUrl}${TILL}`);
  if (env.kybService === null && !env.isProduction)
    lines.push(`Businesses are checked by a sandbox, steered at ${env.publicUrl}${KYB_CONTROL}`);
  if (env.fulfilmentService === null && !env.isProduction)
    lines.push(`Letters and cards are mailed by a sandbox, steered at ${env.publicUrl}${POST}`);
  if (env.demoData && !env.isProduction)
    lines.push(`An app of another company asks for access at ${env.gatewaySandboxUrl}${RELAY}`);
  if (!env.isProduction) lines.push(`Identity providers are a sandbox, steered at ${env.gatewaySandboxUrl}${IDP_ROOT}`);
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** The first signal shuts down gracefully, the second immediately. */
function stopOnSignals(server: RunningServer): void {
  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), STOP_TIMEOUT_MS).unref();
    void server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  // A terminal sends it to all processes of a server; the supervisor alone tells them to stop.
  process.on('SIGINT', isOneOfMany() ? () => undefined : stop);
}

/** Runs the server in this process until a signal. Raises StartFailure. */
export async function serve(given: Env): Promise<void> {
  const server = await startServer(given);
  const { env } = server;
  stopOnSignals(server);
  if (isFirstProcess()) announce(env);
  tellSupervisor({ kind: 'ready', port: env.port });
  flushCompileCache();
}
