import type { Db } from '../db/client.ts';
import { withTransaction } from '../db/withTransaction.ts';
import type { Env } from '../env/env.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';
import { loadApiKeys } from './loadApiKeys.ts';
import { loadAgreements } from './loadAgreements.ts';
import { loadAlerts } from './loadAlerts.ts';
import { loadAppOrders } from './loadAppOrders.ts';
import { loadAllowlist } from './loadAllowlist.ts';
import { loadCarts } from './loadCarts.ts';
import { loadCatalogue } from './loadCatalogue.ts';
import { loadKybQuestions } from './loadKybQuestions.ts';
import { loadKybSubmissions } from './loadKybSubmissions.ts';
import { loadDeposits } from './loadDeposits.ts';
import { loadHolds } from './loadHolds.ts';
import { loadIncentives } from './loadIncentives.ts';
import { loadIntegrationEvents } from './loadIntegrationEvents.ts';
import { loadInvitations } from './loadInvitations.ts';
import { loadMoney } from './loadMoney.ts';
import { loadOauthClients } from './loadOauthClients.ts';
import { loadOptOuts } from './loadOptOuts.ts';
import { loadOrderDrafts } from './loadOrderDrafts.ts';
import { loadOrders } from './loadOrders.ts';
import { loadOrganisation } from './loadOrganisation.ts';
import { loadReissues } from './loadReissues.ts';
import { loadRewards } from './loadRewards.ts';
import { loadShipments } from './loadShipments.ts';
import { loadSignIn } from './loadSignIn.ts';
import { loadSignup } from './loadSignup.ts';
import { loadSupportCases } from './loadSupportCases.ts';
import { loadPrintTemplates } from './loadPrintTemplates.ts';
import { loadTemplates } from './loadTemplates.ts';
import { loadUploads } from './loadUploads.ts';
import { loadUserFile } from './loadUserFile.ts';
import { loadWireInstructions } from './loadWireInstructions.ts';
import { planOrders } from './planOrders.ts';

interface DemoOptions {
  /** Reference date of all relative times in the demo data. */
  readonly now: Date;
  readonly env: Pick<
    Env,
    'credentialKey' | 'environment' | 'tokenSecret' | 'publicUrl' | 'gatewaySandboxUrl' | 'smtpUrl' | 'isProduction'
  >;
}

/** Loads the demo data in one transaction. Idempotent. */
export async function loadDemoData(db: Db, { now, env }: DemoOptions): Promise<void> {
  const loaded = await db
    .selectFrom('platforms')
    .select('id')
    .where('platform_client_id', '=', HOME_PLATFORM.clientId)
    .executeTakeFirst();
  if (loaded !== undefined) return;
  await withTransaction(db, async (tx) => {
    const organisation = await loadOrganisation(tx, now);
    const programs = await loadApiKeys(tx, organisation, { ...env, now });
    await loadOauthClients(tx, organisation, { ...env, now });
    await loadIntegrationEvents(tx, organisation, now);
    const ids = { ...organisation, users: new Map([...organisation.users, ...programs]) };
    await loadAgreements(tx, now);
    await loadSignup(tx, now);
    await loadSignIn(tx, organisation, { now, env });
    await loadKybSubmissions(tx, ids, { now, credentialKey: env.credentialKey });
    await loadKybQuestions(tx, ids, now);
    await loadCatalogue(tx, now);
    await loadTemplates(tx, ids, now);
    await loadPrintTemplates(tx, ids, now);
    // Unsent mails fill the developer inbox; with a real mail server nothing of the demo is ever sent.
    const mailsWait = env.smtpUrl === null && !env.isProduction;
    const orders = await loadOrders(tx, planOrders(now, mailsWait), ids, now);
    await loadAppOrders(tx, orders);
    await loadRewards(tx, orders, { ...env, now }, new URL(env.publicUrl).hostname);
    await loadShipments(tx, orders, now);
    await loadSupportCases(tx, ids, now);
    await loadMoney(tx, orders, ids, now);
    await loadHolds(tx, orders);
    await loadDeposits(tx, ids, now);
    await loadReissues(tx, orders, { ids, keys: env, now });
    await loadIncentives(tx, { orders, ids, now });
    await loadAlerts(tx, ids, now);
    await loadWireInstructions(tx, now);
    await loadAllowlist(tx, ids, now);
    await loadOptOuts(tx, now);
    await loadUploads(tx, orders, ids, now);
    await loadUserFile(tx, ids, now);
    await loadCarts(tx, ids, now);
    await loadOrderDrafts(tx, ids, now);
    if (mailsWait) await loadInvitations(tx, env, now);
  });
}
