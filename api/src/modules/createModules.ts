import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { createNotices } from '../delivery/queueNotice.ts';
import { createTestMails } from '../delivery/testMail.ts';
import { canSendTexts } from '../delivery/texts/openTextSystem.ts';
import { createTextQueue } from '../delivery/texts/queueText.ts';
import type { Env } from '../env/env.ts';
import type { FileReader } from '../files/createFileReader.ts';
import type { Enqueue } from '../jobs/portalJobs.ts';
import type { Log } from '../logs/Log.ts';
import type { PdfRenderer } from '../pdf/createPdfRenderer.ts';
import { chooseAddressLookup } from '../providers/address/chooseAddressLookup.ts';
import { createAltchaCaptcha } from '../providers/captcha/createAltchaCaptcha.ts';
import type { PaymentGateway } from '../providers/payments/PaymentGateway.ts';
import type { RewardProvider } from '../providers/rewards/RewardProvider.ts';
import type { ApiModule } from './ApiModule.ts';
import { createAccountsModule } from './accounts/index.ts';
import { createAddressLookupModule } from './addressLookup/index.ts';
import { createAllowlistModule } from './allowlist/index.ts';
import { createArtworkModule } from './artwork/index.ts';
import { createAttemptsModule } from './attempts/index.ts';
import { createBalanceAlertsModule } from './balanceAlerts/index.ts';
import { createCartsModule, isOwnQuote, listCartsOfTemplate } from './carts/index.ts';
import { createCatalogModule } from './catalog/index.ts';
import { createDepositsModule, readAnnouncedWires } from './deposits/index.ts';
import { createFundingModule } from './funding/index.ts';
import { createFundingDocumentsModule } from './fundingDocuments/index.ts';
import { createIdentityModule } from './identity/index.ts';
import { createMailEventsModule } from './mailEvents/index.ts';
import { createOrdersModule, listOrdersOfTemplate } from './orders/index.ts';
import { createPaymentMethodsModule, createReadBankFunding } from './paymentMethods/index.ts';
import { createPlatformsModule, treatmentsOf } from './platforms/index.ts';
import { createRemotesModule } from './remotes/index.ts';
import { createResendsModule } from './resends/index.ts';
import { createRewardActionsModule } from './rewardActions/index.ts';
import { createRewardsModule } from './rewards/index.ts';
import { createStaffModule } from './staff/index.ts';
import { createSystemModule } from './system/index.ts';
import { createTeamModule } from './team/index.ts';
import { createTemplatesModule, type ImageDrawer } from './templates/index.ts';
import { createUploadsModule, findEarlierUse, listUploadsOfTemplate, releaseLines } from './uploads/index.ts';
import { createWiresModule } from './wires/index.ts';

export interface ModulesDeps {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly enqueue: Enqueue;
  /** Closed by who opened it. */
  readonly pdf: PdfRenderer;
  readonly provider: RewardProvider;
  /** Signs what the issuer of rewards tells us; null: it tells nothing by itself. */
  readonly providerKey?: string | null;
  /** The till where the sandbox's cards are used; null without a sandbox. */
  readonly tillUrl?: string | null;
  /** Null: cards and bank accounts are not offered. */
  readonly gateway?: PaymentGateway | null;
  readonly files: FileReader;
  readonly images: ImageDrawer;
}

/** Wires all modules: one list, and the function that finds the user of a session. */
export function createModules(deps: ModulesDeps) {
  const { env, database, clock, log, enqueue, pdf, provider, files, images } = deps;
  const { providerKey = null, tillUrl = null, gateway = null } = deps;
  const { db } = database;
  const sendNotice = createNotices(enqueue, env.publicUrl);
  const identity = createIdentityModule({
    db,
    clock,
    tokenSecret: env.tokenSecret,
    publicUrl: env.publicUrl,
    sendNotice,
    enqueue,
    credentialKey: env.credentialKey,
    captcha: createAltchaCaptcha({ clock, credentialKey: env.credentialKey, cost: env.captchaCost }),
    sendText: canSendTexts(env) ? createTextQueue(enqueue, env.credentialKey) : null,
  });
  const carts = createCartsModule({ db, clock, releaseLines, findEarlierUse });
  const balanceAlerts = createBalanceAlertsModule({ db, clock, sendNotice });
  const readTreatments = treatmentsOf(db);
  const readBankFunding = createReadBankFunding(readTreatments);
  const { requireQuoted } = carts;
  const { alertLowBalance } = balanceAlerts;
  const modules: readonly ApiModule[] = [
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
      sendTestMail: createTestMails(enqueue, env.publicUrl),
      listUses: [listCartsOfTemplate, listUploadsOfTemplate, listOrdersOfTemplate],
      images,
    }),
    carts,
    createUploadsModule({ db, clock, enqueue, sendNotice, finishAdding: carts.finishAdding, files }),
    createOrdersModule({ db, clock, enqueue, requireQuoted, alertLowBalance }),
    createMailEventsModule({ db, clock, env }),
    createResendsModule({ db, clock, env, enqueue }),
    createRewardActionsModule({ db, clock, enqueue, alertLowBalance, provider }),
    balanceAlerts,
    createFundingModule({ db, clock, alertLowBalance }),
    createFundingDocumentsModule({ db, clock, pdf }),
    createDepositsModule({ db, clock, log, enqueue, sendNotice, gateway, readBankFunding, places: env }),
    createPaymentMethodsModule({
      db,
      clock,
      gateway,
      agency: env.reportAgency,
      enqueue,
      sendNotice,
      readBankFunding,
    }),
    createAttemptsModule({ db }),
    createWiresModule({ db, clock, pdf, readAnnounced: readAnnouncedWires }),
    createAddressLookupModule(chooseAddressLookup(env.addresses, log)),
    createArtworkModule({ db }),
    createRewardsModule({ db, clock, log, env, provider, providerKey, tillUrl }),
    createRemotesModule({ db, clock, storeFolder: env.storeFolder }),
    createSystemModule({ database, links: env.links }),
    createStaffModule({ db, database, env, clock, sendNotice }),
  ];
  return { modules, resolveUser: identity.resolveUser };
}
