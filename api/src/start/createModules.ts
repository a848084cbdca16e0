import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { Clock } from '../runtime/clock.ts';
import type { Database } from '../db/client.ts';
import { createNotices, createTestMails, createTextQueue } from '../modules/outbox/index.ts';
import { listDeliveryMethods } from './listDeliveryMethods.ts';
import { canSendTexts } from './openTextSystem.ts';
import { getCatalogSettings } from './getCatalogSettings.ts';
import { getShippingProduct } from './getShippingProduct.ts';
import type { Env } from '../env/env.ts';
import type { GoogleService } from '../env/googleEnv.ts';
import type { FileReader } from '../files/createFileReader.ts';
import type { Enqueue, EnqueueAll } from '../jobs/portalJobs.ts';
import type { Log } from '../logs/Log.ts';
import type { PdfRenderer } from '../pdf/createPdfRenderer.ts';
import { chooseAddressLookup } from '../providers/address/chooseAddressLookup.ts';
import { createAltchaCaptcha } from '../providers/captcha/createAltchaCaptcha.ts';
import type { DnsRecords } from '../providers/dns/DnsRecords.ts';
import type { FulfilmentProvider } from '../providers/fulfilment/FulfilmentProvider.ts';
import type { KybChecks } from '../providers/kyb/KybChecks.ts';
import type { Outbound } from '../providers/outbound/createOutbound.ts';
import type { PaymentGateway } from '../providers/payments/PaymentGateway.ts';
import type { RewardProvider } from '../providers/rewards/RewardProvider.ts';
import type { SamlReader } from '../saml/createSamlReader.ts';
import type { ApiModule } from '../modules/ApiModule.ts';
import { createAccountsModule, createOpeningService } from '../modules/accounts/index.ts';
import { createAddressLookupModule } from '../modules/addressLookup/index.ts';
import { createAgreementsModule, createTerms } from '../modules/agreements/index.ts';
import { createAllowlistModule } from '../modules/allowlist/index.ts';
import { createApiCredentialsModule } from '../modules/apiCredentials/index.ts';
import { createArtworkModule } from '../modules/artwork/index.ts';
import { createAttemptsModule } from '../modules/attempts/index.ts';
import { createBalanceAlertsModule } from '../modules/balanceAlerts/index.ts';
import { createBusinessReviewModule } from '../modules/businessReview/index.ts';
import { createCartsModule, isOwnQuote, listCartsOfTemplate } from '../modules/carts/index.ts';
import { createCatalogModule } from '../modules/catalog/index.ts';
import { createDepositsModule, readAnnouncedWires } from '../modules/deposits/index.ts';
import { createFundingModule } from '../modules/funding/index.ts';
import { createFundingDocumentsModule } from '../modules/fundingDocuments/index.ts';
import { createCaptchaCheck, createIdentityModule, signInPeople } from '../modules/identity/index.ts';
import { createIncentivesModule } from '../modules/incentives/index.ts';
import { createIntegrationsModule, recordIntegration } from '../modules/integrations/index.ts';
import { createDrawLetter, createLettersModule } from '../modules/letters/index.ts';
import { createMailEventsModule } from '../modules/mailEvents/index.ts';
import { createAppEnds, createOauthModule, listAppsOfClient, organizationApps } from '../modules/oauth/index.ts';
import { createOnboardingModule } from '../modules/onboarding/index.ts';
import { createOrderDraftsModule } from '../modules/orderDrafts/index.ts';
import { createOrderHoldsModule } from '../modules/orderHolds/index.ts';
import { createOrderPaymentsModule, readOrderPayment } from '../modules/orderPayments/index.ts';
import { createOrderReceiptMails, createOrderReceiptsModule } from '../modules/orderReceipts/index.ts';
import { createOrderSettingsModule } from '../modules/orderSettings/index.ts';
import {
  createOnOrderDone,
  createOrdersModule,
  createPayableOrders,
  listOrdersOfTemplate,
} from '../modules/orders/index.ts';
import {
  createOrderCards,
  createPaymentMethodsModule,
  createReadBankFunding,
} from '../modules/paymentMethods/index.ts';
import { createPlatformsModule, treatmentsOf } from '../modules/platforms/index.ts';
import { createPrintTemplatesModule, isImageOfPrintTemplate } from '../modules/printTemplates/index.ts';
import { createPublicApiModule } from '../modules/publicApi/index.ts';
import { createRecordsModule } from '../modules/records/index.ts';
import { createRemotesModule } from '../modules/remotes/index.ts';
import { createReportsModule } from '../modules/reports/index.ts';
import { createResendsModule } from '../modules/resends/index.ts';
import { createRewardActionsModule } from '../modules/rewardActions/index.ts';
import { createRewardsModule } from '../modules/rewards/index.ts';
import { createSchedulesModule } from '../modules/schedules/index.ts';
import { createShipmentsModule } from '../modules/shipments/index.ts';
import { createSignInPolicyModule } from '../modules/signInPolicy/index.ts';
import { createSignupsModule, isPublicMailDomain } from '../modules/signups/index.ts';
import { countSignedIn, createSso, listComingIn } from '../modules/sso/index.ts';
import { createStaffModule } from '../modules/staff/index.ts';
import { createSystemModule } from '../modules/system/index.ts';
import { createInviteUser, createTeamModule, signInRoles } from '../modules/team/index.ts';
import {
  createMailPreview,
  createSendToMembers,
  createTemplatesModule,
  type ImageDrawer,
} from '../modules/templates/index.ts';
import { createTextRepliesModule } from '../modules/textReplies/index.ts';
import { createApplyTextStatus } from '../modules/textStatuses/index.ts';
import {
  createUploadsModule,
  findEarlierUse,
  listUploadsOfTemplate,
  releaseLines,
  stopAdding,
} from '../modules/uploads/index.ts';
import { createUserFilesModule } from '../modules/userFiles/index.ts';
import { createWiresModule } from '../modules/wires/index.ts';

export interface ModulesDeps {
  readonly env: Env;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly enqueue: Enqueue;
  readonly enqueueAll: EnqueueAll;
  /** Closed by who opened it. */
  readonly pdf: PdfRenderer;
  readonly provider: RewardProvider;
  /** Signs what the issuer of rewards tells us; null: it tells nothing by itself. */
  readonly providerKey?: string | null;
  /** The till where the sandbox's cards are used; null without a sandbox. */
  readonly tillUrl?: string | null;
  /** Signs what the text message service tells us; null: there is none. */
  readonly textToken?: string | null;
  /** Null: cards and bank accounts are not offered. */
  readonly gateway?: PaymentGateway | null;
  /** Null: no service checks businesses. */
  readonly kybChecks?: KybChecks | null;
  /** Null: nothing is mailed. */
  readonly fulfilment: FulfilmentProvider | null;
  /** Signs what the printer tells us; null: it tells nothing by itself. */
  readonly fulfilmentKey?: string | null;
  /** The client at Google; null: nobody signs in by it; the configured one when left out. */
  readonly google?: GoogleService | null;
  readonly files: FileReader;
  readonly images: ImageDrawer;
  readonly saml: SamlReader;
  readonly outbound: Outbound;
  /** Records that prove domains. */
  readonly dns: DnsRecords;
  /** Other sizes than those of the product, for tests. */
  readonly cartSizes?: Partial<CartSizes>;
}

/** How many lines carts hold and what handles at once. */
const CART_SIZES = { ...SERVER_SETTINGS.carts, cartLinesMax: SETTINGS.orders.cartLinesMax };
export type CartSizes = { readonly [Size in keyof typeof CART_SIZES]: number };

/** Wires all modules: one list, and the function that finds the user of a session. */
export function createModules(deps: ModulesDeps) {
  const {
    env,
    database,
    clock,
    log,
    enqueue,
    enqueueAll,
    pdf,
    provider,
    files,
    images,
    saml,
    outbound,
    dns,
    fulfilment,
  } = deps;
  const {
    providerKey = null,
    fulfilmentKey = null,
    tillUrl = null,
    textToken = null,
    gateway = null,
    kybChecks = null,
    google = env.google,
  } = deps;
  const { db } = database;
  const sendNotice = createNotices(enqueue, env.publicUrl);
  const captcha = createAltchaCaptcha({ clock, credentialKey: env.credentialKey, cost: env.captchaCost });
  const terms = createTerms(env.terms);
  const { endAppsOfClient, endAppsOfUser } = createAppEnds(recordIntegration);
  const sso = createSso({ db, clock, env, google, outbound, saml });
  const identity = createIdentityModule({
    db,
    clock,
    terms,
    tokenSecret: env.tokenSecret,
    publicUrl: env.publicUrl,
    sendNotice,
    enqueue,
    credentialKey: env.credentialKey,
    captcha,
    providers: sso.providers,
    endAppsOfUser,
    sendText: canSendTexts(env) ? createTextQueue(enqueue, env.credentialKey) : null,
  });
  const deliveryMethods = listDeliveryMethods(env);
  const letters = { pdf, publicUrl: env.publicUrl, credentialKey: env.credentialKey };
  const sizes = { ...CART_SIZES, ...deps.cartSizes };
  const { cartLinesMax } = sizes;
  const orderCards = createOrderCards({ gateway });
  const carts = createCartsModule({
    db,
    clock,
    log,
    fulfilment,
    sizes,
    orderCards,
    cartLinesMax,
    deliveryMethods,
    publicUrl: env.publicUrl,
    releaseLines,
    stopAdding,
    findEarlierUse,
  });
  const balanceAlerts = createBalanceAlertsModule({ db, clock, sendNotice });
  const readTreatments = treatmentsOf(db);
  const readBankFunding = createReadBankFunding(readTreatments);
  const { requireQuoted, openFilled, shipping } = carts;
  const { alertLowBalance } = balanceAlerts;
  const team = { db, clock, sendNotice, credentialKey: env.credentialKey };
  const orderPayments = createOrderPaymentsModule({
    db,
    clock,
    log,
    enqueue,
    sendNotice,
    gateway,
    orders: createPayableOrders({ enqueue, sendNotice }),
    sendReceipt: createOrderReceiptMails(sendNotice, readOrderPayment),
  });
  const apiCredentials = createApiCredentialsModule({
    db,
    clock,
    sendNotice,
    readTreatments,
    credentialKey: env.credentialKey,
    environment: env.environment,
    recordIntegration,
    endAppsOfClient,
    listAppsOfClient,
  });
  const oauth = createOauthModule({
    db,
    clock,
    log,
    sendNotice,
    recordIntegration,
    publicUrl: env.publicUrl,
    tokenSecret: env.tokenSecret,
    resolveKey: apiCredentials.resolveMachine,
  });
  const businessReview = createBusinessReviewModule({
    db,
    clock,
    enqueue,
    sendNotice,
    credentialKey: env.credentialKey,
    checks: kybChecks,
  });
  const accounts = createAccountsModule({ db, clock, isOwnQuote, listCardSources: orderCards.listSources });
  const catalog = createCatalogModule({ db, clock, settings: getCatalogSettings(env) });
  const sendTestMail = createTestMails(enqueue, env.publicUrl);
  const orders = createOrdersModule({
    db,
    clock,
    enqueue,
    sendNotice,
    requireQuoted,
    openFilled,
    shipping,
    alertLowBalance,
    sender: env,
    deliveryMethods,
    notifyDone: createOnOrderDone(sendNotice, enqueue),
    linesAtOnce: env.orderLinesAtOnce,
    payments: orderPayments.payments,
  });
  const incentives = createIncentivesModule({
    db,
    clock,
    log,
    enqueue,
    sendNotice,
    carts,
    orders,
    readTreatments,
    deliveryMethods,
    publicUrl: env.publicUrl,
    previewMail: createMailPreview({ db, clock, env }),
    sendToMembers: createSendToMembers({ clock, sendTestMail }),
  });
  const modules: readonly ApiModule[] = [
    identity,
    sso.createModule(identity),
    createSignInPolicyModule({
      db,
      clock,
      enqueue,
      sendNotice,
      readTreatments,
      outbound,
      saml,
      dns,
      credentialKey: env.credentialKey,
      publicUrl: env.publicUrl,
      allowsLoopback: !env.isProduction,
      isGoogleOffered: google !== null,
      offeredFactors: identity.offeredFactors,
      people: { ...signInPeople, countSignedIn, listComingIn },
      roles: signInRoles,
      isPublicMail: isPublicMailDomain,
    }),
    createTeamModule({ ...team, endAppsOfUser }),
    createUserFilesModule({ db, clock, enqueue, sendNotice, files, inviteUser: createInviteUser(team) }),
    createPlatformsModule({ db, environment: env.environment, deliveryMethods, readTreatments }),
    accounts,
    catalog,
    createAgreementsModule({ db, clock, terms }),
    createAllowlistModule({ db, clock, files, readTreatments }),
    createTemplatesModule({
      db,
      clock,
      env,
      sendTestMail,
      listUses: [listCartsOfTemplate, listUploadsOfTemplate, listOrdersOfTemplate],
      images,
      imageUses: [isImageOfPrintTemplate],
    }),
    createPrintTemplatesModule({
      db,
      clock,
      pdf,
      publicUrl: env.publicUrl,
      listUses: [listCartsOfTemplate, listUploadsOfTemplate, listOrdersOfTemplate],
    }),
    carts,
    createUploadsModule({ db, clock, enqueue, sendNotice, carts, sizes, files, deliveryMethods }),
    orders,
    createLettersModule({ db, clock, ...letters }),
    createOrderReceiptsModule({
      db,
      clock,
      pdf,
      sendNotice,
      readPayment: readOrderPayment,
      shippingProduct: getShippingProduct(env),
    }),
    createOrderSettingsModule({ db, clock, readTreatments }),
    createOrderHoldsModule({ db, clock, enqueue, sendNotice }),
    createOrderDraftsModule({ db, clock }),
    businessReview,
    orderPayments,
    createMailEventsModule({ db, clock, env }),
    createTextRepliesModule({
      db,
      clock,
      env,
      token: textToken,
      applyTextStatus: createApplyTextStatus({ db, clock }),
    }),
    createReportsModule({ db, clock, enqueue, sendNotice, readTreatments }),
    createResendsModule({ db, clock, env, enqueue, enqueueAll, deliveryMethods }),
    createSchedulesModule({ db, clock, enqueue, enqueueAll }),
    createRewardActionsModule({ db, clock, enqueue, alertLowBalance, provider, deliveryMethods }),
    balanceAlerts,
    apiCredentials,
    createIntegrationsModule({
      db,
      clock,
      readTreatments,
      credentials: apiCredentials.integrationCredentials,
      apps: organizationApps,
    }),
    oauth,
    incentives,
    createFundingModule({ db, clock, alertLowBalance }),
    createFundingDocumentsModule({ db, clock, pdf }),
    createDepositsModule({ db, clock, log, enqueue, sendNotice, gateway, readBankFunding, returnOrigins: env }),
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
    createPublicApiModule({ db, clock, env, carts, catalog, accounts, orders }),
    createAddressLookupModule({
      db,
      clock,
      lookup: chooseAddressLookup(env.addresses, log),
      isSignupOpen: env.links.selfSignup,
    }),
    createOnboardingModule({
      db,
      clock,
      credentialKey: env.credentialKey,
      submitFacts: businessReview.submitFacts,
    }),
    createSignupsModule({
      db,
      clock,
      enqueue,
      terms,
      credentialKey: env.credentialKey,
      mailHost: new URL(env.publicUrl).hostname,
      requireCaptcha: createCaptchaCheck({ db, clock, captcha }),
      opener: createOpeningService({ clock }),
      openSignedIn: identity.openSignedIn,
      cookie: identity.cookie,
      isOpen: env.links.selfSignup,
    }),
    createArtworkModule({ db }),
    createRewardsModule({ db, clock, log, env, provider, providerKey, tillUrl }),
    createShipmentsModule({
      db,
      clock,
      enqueue,
      sendNotice,
      fulfilment,
      fulfilmentKey,
      provider,
      drawLetter: createDrawLetter(letters),
    }),
    createRemotesModule({ db, clock, storeFolder: env.storeFolder, overrideOrigins: env.overrideOrigins }),
    createSystemModule({ database, links: { ...env.links, googleSignIn: google !== null } }),
    createRecordsModule({ db, clock }),
    createStaffModule({ db, database, env, clock }),
  ];
  return { modules, resolveUser: identity.resolveUser, resolveMachine: oauth.resolveMachine };
}
