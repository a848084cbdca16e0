import path from 'node:path';
import { ENVIRONMENTS, type Environment } from '@portal/shared/domain/enumerations';
import { number, object, string, ValidationError, type InferType } from 'yup';
import type { CatalogCollection } from '@portal/shared/contract/catalog';
import type { PortalLinks } from '@portal/shared/contract/system';
import { ADDRESS_SERVICE_FIELDS, readAddressService, type AddressService } from './addressService.ts';
import { CATALOG_FIELDS, readCollections, readDialogProducts } from './catalogEnv.ts';
import { FAIL_POINTS } from '../runtime/failPoint.ts';
import { GATEWAY_FIELDS, readGateway, readGatewaySandboxUrl } from './gatewayEnv.ts';
import { AGENCY_FIELDS, readReportAgency, type ReportAgency } from './reportAgencyEnv.ts';
import { GOOGLE_FIELDS, readGoogleService, type GoogleService } from './googleEnv.ts';
import { FULFILMENT_FIELDS, readFulfilmentService, type FulfilmentService } from './fulfilmentEnv.ts';
import { KYB_FIELDS, readKybService, type KybService } from './kybEnv.ts';
import { REWARD_FIELDS, readRewardService, type RewardService } from './rewardEnv.ts';
import { LINK_FIELDS, readLinks } from './portalLinks.ts';
import { readTerms, TERMS_FIELDS, type TermsAddress } from './termsEnv.ts';
import type { GatewayService } from './GatewayService.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import { StartFailure } from '../errors/StartFailure.ts';
import { isLoopback } from './loopback.ts';
import { readTrustProxy, TRUST_PROXY_RULE, type TrustProxy } from './trustProxy.ts';

/** A service that speaks the REST interface of `createRestTextSender`. */
export interface TextService {
  readonly url: string;
  readonly account: string;
  readonly token: string;
  readonly from: string;
}

/** The configuration, read once at start. Times in milliseconds; keys are 32 bytes. */
export interface Env extends Secrets {
  readonly isProduction: boolean;
  readonly environment: Environment;
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  readonly databaseDir: string;
  /** The built host, whose page is served. */
  readonly hostFolder: string;
  /** The store of the remote's versions. */
  readonly storeFolder: string;
  readonly databaseUrl: string | null;
  readonly databaseMigrationUrl: string | null;
  readonly demoData: boolean;
  /** Every call is refused while operators work on the server. */
  readonly isInMaintenance: boolean;
  /** Origin that people open, without a slash at its end. */
  readonly publicUrl: string;
  /** Origins that may frame and embed the portal. */
  readonly allowedOrigins: readonly string[];
  /** Allowed origins that serve the users of these platforms alone; those that are missing serve everybody's. */
  readonly platformsOfOrigins: ReadonlyMap<string, readonly string[]>;
  /**
   * Origins from which staff may load a build in the place of the served one: of this machine by default, none in Production.
   * A port `*` is any.
   */
  readonly overrideOrigins: readonly string[];
  /** Host names in lower case under which the pages of local mode answer, besides this machine's and `publicUrl`'s. */
  readonly allowedHosts: readonly string[];
  /** Null: the embedded sink with its developer inbox. */
  readonly smtpUrl: string | null;
  /** Signs the events of the mail service; null: it tells none. */
  readonly mailEventsKey: string | null;
  readonly smtpSinkPort: number;
  readonly mailFrom: string;
  /** Domains from which templates may send, besides `mailFrom`; in lower case. */
  readonly mailFromDomains: readonly string[];
  /** Text message service; null: in local mode the sandbox with its developer inbox, in production none. */
  readonly texts: TextService | null;
  /** Texts that the server hands to the service in a second, at most. */
  readonly textsPerSecond: number;
  /** Payment gateway; null: in local mode the sandbox in a process of its own, in production none. */
  readonly gateway: GatewayService | null;
  /** The issuer of rewards; null: in local mode the sandbox in a process of its own. */
  readonly rewardService: RewardService | null;
  /** The service that checks businesses; null: in local mode the sandbox in a process of its own, in production none. */
  readonly kybService: KybService | null;
  /** The printer that ships letters and cards; null: in local mode the sandbox in a process of its own, in production none. */
  readonly fulfilmentService: FulfilmentService | null;
  /** The configured client at Google; null where there is none. */
  readonly google: GoogleService | null;
  /** The agency that reports about bank accounts that the gateway declines. */
  readonly reportAgency: ReportAgency;
  /** Origin at which browsers reach the gateway's sandbox. */
  readonly gatewaySandboxUrl: string;
  /** Null: nowhere, addresses are typed by hand. */
  readonly addresses: AddressService | null;
  /** Addresses outside the portal. */
  readonly links: Omit<PortalLinks, 'googleSignIn'>;
  /** Terms of the operator's own; null: those of the portal. */
  readonly terms: TermsAddress | null;
  /** Collections of the catalogue; null: none are configured. */
  readonly collections: readonly CatalogCollection[] | null;
  /** Products whose terms are shown in a dialog before they are ordered; null: none are configured. */
  readonly dialogProducts: readonly string[] | null;
  /** The product that shipping is booked as; null: none is configured. */
  readonly shippingProduct: string | null;
  readonly trustProxy: TrustProxy;
  /** Write calls per minute and user (or address, when not signed in). */
  readonly writesPerMinute: number;
  /** Read calls per minute and user (or address, when not signed in). */
  readonly readsPerMinute: number;
  /** Processes of the server that share its port, and what it may use at once. */
  readonly processes: number;
  /** Rounds of PBKDF2 in each step of a captcha. */
  readonly captchaCost: number;
  /** Lines of an order that are written in one transaction, and issued before others have their turn. */
  readonly orderLinesAtOnce: number;
  /** Fail point at which a fault test ends the process; null for none. */
  readonly failAt: string | null;
  readonly logLevel: string;
}

const port = (name: string, fallback: number) =>
  number()
    .typeError(`${name} must be a port number (0-65535)`)
    .integer(`${name} must be a port number (0-65535)`)
    .min(0, `${name} must be a port number (0-65535)`)
    .max(65_535, `${name} must be a port number (0-65535)`)
    .default(fallback);

const countOf = (name: string, fallback: number, most = Number.MAX_SAFE_INTEGER) => {
  const range = most === Number.MAX_SAFE_INTEGER ? 'above 0' : `from 1 to ${most}`;
  const message = `${name} must be a whole number ${range}`;
  return number().typeError(message).integer(message).min(1, message).max(most, message).default(fallback);
};

const oneOf = (name: string, words: readonly string[]) =>
  string().oneOf([...words], `${name} must be one of ${words.join(', ')}`);

const isUrl = (text: string, protocols: readonly string[]): boolean =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);

const url = (name: string, protocols: readonly string[]) =>
  string().test(
    name,
    `${name} must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    (text) => text === undefined || isUrl(text, protocols),
  );

const REPOSITORY = path.resolve(import.meta.dirname, '../../..');
const DATABASE = ['postgres:', 'postgresql:'];
const WEB = ['http:', 'https:'];
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i;
const HOST_NAME = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const KEY = /^(?:[0-9a-fA-F]{64}|[A-Za-z0-9+/]{43}=)$/;
const keyRule = (name: string) =>
  string().matches(KEY, {
    message: `${name} must be 32 bytes as 64 hexadecimal digits or base64`,
    excludeEmptyString: true,
  });

const schema = object({
  NODE_ENV: oneOf('NODE_ENV', ['development', 'test', 'production']).default('development'),
  PORTAL_ENVIRONMENT: oneOf('PORTAL_ENVIRONMENT', ENVIRONMENTS).default('Dev'),
  HOST: string().default('0.0.0.0'),
  PORT: port('PORT', 3000),
  DATA_DIR: string().default('./data'),
  HOST_FOLDER: string().default(path.join(REPOSITORY, 'host/dist')),
  REMOTES_STORE: string().default(path.join(REPOSITORY, 'host/store')),
  DATABASE_URL: url('DATABASE_URL', DATABASE),
  DATABASE_MIGRATION_URL: url('DATABASE_MIGRATION_URL', DATABASE),
  DEMO_DATA: oneOf('DEMO_DATA', ['true', 'false']),
  MAINTENANCE: oneOf('MAINTENANCE', ['true', 'false']).default('false'),
  PUBLIC_URL: url('PUBLIC_URL', WEB),
  ALLOWED_ORIGINS: string()
    .default('')
    .test(
      'origins',
      'ALLOWED_ORIGINS must be origins separated by commas, such as https://intranet.example, or platform=https://intranet.example',
      (text) => originsOf(text).every(({ origin }) => isUrl(origin, WEB) && new URL(origin).origin === origin),
    ),
  OVERRIDE_ORIGINS: string().test(
    'origins',
    'OVERRIDE_ORIGINS must be origins separated by commas, such as https://builds.example',
    (text = '') => listOf(text).every((origin) => isUrl(origin, WEB) && new URL(origin).origin === origin),
  ),
  ALLOWED_HOSTS: string()
    .default('')
    .test('hosts', 'ALLOWED_HOSTS must be host names separated by commas, such as devbox.example', (text) =>
      listOf(text).every((host) => HOST_NAME.test(host)),
    ),
  SMTP_URL: url('SMTP_URL', ['smtp:', 'smtps:']),
  MAIL_EVENTS_KEY: string().min(32, 'MAIL_EVENTS_KEY must have at least 32 characters'),
  SMTP_SINK_PORT: port('SMTP_SINK_PORT', 0),
  MAIL_FROM: string().email('MAIL_FROM must be an e-mail address').default('rewards@portal.example'),
  MAIL_FROM_DOMAINS: string()
    .default('')
    .test('domains', 'MAIL_FROM_DOMAINS must be domains separated by commas, such as rewards.example', (text) =>
      listOf(text).every((domain) => DOMAIN.test(domain)),
    ),
  TEXT_URL: url('TEXT_URL', WEB),
  TEXT_ACCOUNT: string(),
  TEXT_TOKEN: string(),
  TEXT_FROM: string(),
  TEXT_PER_SECOND: countOf('TEXT_PER_SECOND', 100),
  ...GATEWAY_FIELDS,
  ...REWARD_FIELDS,
  ...KYB_FIELDS,
  ...FULFILMENT_FIELDS,
  ...GOOGLE_FIELDS,
  ...AGENCY_FIELDS,
  ...ADDRESS_SERVICE_FIELDS,
  ...LINK_FIELDS,
  ...TERMS_FIELDS,
  ...CATALOG_FIELDS,
  TRUST_PROXY: string()
    .default('false')
    .test('trust-proxy', TRUST_PROXY_RULE, (text) => readTrustProxy(text) !== null),
  WRITES_PER_MINUTE: countOf('WRITES_PER_MINUTE', 600),
  READS_PER_MINUTE: countOf('READS_PER_MINUTE', 3_000),
  PORTAL_PROCESSES: countOf('PORTAL_PROCESSES', 1, 64),
  CAPTCHA_COST: countOf('CAPTCHA_COST', 5_000),
  ORDER_LINES_AT_ONCE: countOf('ORDER_LINES_AT_ONCE', 500),
  LOG_LEVEL: oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace']),
  FAIL_AT: string().matches(new RegExp(`^(${FAIL_POINTS.join('|')})(:[1-9]\\d{0,6})?$`), {
    message: `FAIL_AT must be one of ${FAIL_POINTS.join(', ')}, with :n for the n-th time`,
    excludeEmptyString: true,
  }),
  TOKEN_SECRET: keyRule('TOKEN_SECRET'),
  CREDENTIAL_KEY: keyRule('CREDENTIAL_KEY'),
});
type Values = InferType<typeof schema>;

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

const OF_THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

const toOverrideOrigins = (text: string | undefined): readonly string[] =>
  text === undefined ? OF_THIS_MACHINE : listOf(text);

/** Entries of ALLOWED_ORIGINS: an origin, or `platform=origin`. */
const originsOf = (text: string): { readonly platform: string | null; readonly origin: string }[] =>
  listOf(text).map((entry) => {
    const [, platform = null, origin = ''] = /^(?:([\w-]+)=)?(.*)$/.exec(entry) ?? [];
    return { platform, origin };
  });

function platformsOf(text: string): Map<string, string[]> {
  const entries = originsOf(text);
  const open = entries.filter(({ platform }) => platform === null).map(({ origin }) => origin);
  const platforms = new Map<string, string[]>();
  for (const { platform, origin } of entries)
    if (platform !== null && !open.includes(origin))
      platforms.set(origin, [...(platforms.get(origin) ?? []), platform]);
  return platforms;
}

/** Reads and checks the configuration. Raises StartFailure with one line that names the variable. */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const values = validate(source);
  refuseContradictions(values);
  const location = toDataLocation(values);
  const publicUrl = (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, '');
  return {
    ...location,
    ...secretsOf(values, location.dataDir),
    isProduction: values.NODE_ENV === 'production',
    environment: ENVIRONMENTS.find((name) => name === values.PORTAL_ENVIRONMENT) ?? 'Dev',
    host: values.HOST,
    port: values.PORT,
    hostFolder: path.resolve(values.HOST_FOLDER),
    storeFolder: path.resolve(values.REMOTES_STORE),
    demoData:
      values.DEMO_DATA === undefined
        ? !values.DATABASE_URL && values.NODE_ENV !== 'production'
        : values.DEMO_DATA === 'true',
    isInMaintenance: values.MAINTENANCE === 'true',
    publicUrl,
    allowedOrigins: [...new Set(originsOf(values.ALLOWED_ORIGINS).map(({ origin }) => origin))],
    platformsOfOrigins: platformsOf(values.ALLOWED_ORIGINS),
    overrideOrigins: values.PORTAL_ENVIRONMENT === 'Production' ? [] : toOverrideOrigins(values.OVERRIDE_ORIGINS),
    allowedHosts: listOf(values.ALLOWED_HOSTS.toLowerCase()),
    smtpUrl: values.SMTP_URL ?? null,
    mailEventsKey: values.MAIL_EVENTS_KEY ?? null,
    smtpSinkPort: values.SMTP_SINK_PORT,
    mailFrom: values.MAIL_FROM,
    mailFromDomains: listOf(values.MAIL_FROM_DOMAINS.toLowerCase()),
    texts: textsOf(values),
    textsPerSecond: values.TEXT_PER_SECOND,
    gateway: readGateway(values),
    rewardService: readRewardService(values),
    kybService: readKybService(values),
    fulfilmentService: readFulfilmentService(values),
    google: readGoogleService(values),
    reportAgency: readReportAgency(values, readGateway(values) === null),
    gatewaySandboxUrl: readGatewaySandboxUrl(values.GATEWAY_SANDBOX_URL, publicUrl, values.PORT),
    addresses: readAddressService(values),
    links: readLinks(values),
    terms: readTerms(values),
    collections: readCollections(values),
    dialogProducts: readDialogProducts(values),
    shippingProduct: values.SHIPPING_FEE_PRODUCT ?? null,
    trustProxy: readTrustProxy(values.TRUST_PROXY) ?? false,
    writesPerMinute: values.WRITES_PER_MINUTE,
    readsPerMinute: values.READS_PER_MINUTE,
    captchaCost: values.CAPTCHA_COST,
    orderLinesAtOnce: values.ORDER_LINES_AT_ONCE,
    failAt: values.FAIL_AT ?? null,
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
  };
}

/** Only the settings that locate the data, for programs that need no others. Raises StartFailure. */
export function readDataLocation(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Pick<Env, 'dataDir' | 'databaseDir' | 'databaseUrl' | 'databaseMigrationUrl' | 'processes'> {
  return toDataLocation(validate(source));
}

function toDataLocation(values: Values) {
  const dataDir = path.resolve(values.DATA_DIR);
  return {
    dataDir,
    databaseDir: path.join(dataDir, 'database'),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL ?? null,
    processes: values.PORTAL_PROCESSES,
  };
}

function validate(source: Readonly<Record<string, string | undefined>>): Values {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  try {
    return schema.validateSync(given, { stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError) throw new StartFailure(error.message, error);
    throw error;
  }
}

/** Addresses that a sandbox may only have on its own machine, so that nothing of it leaves. */
const KEPT_IN_SANDBOX = [
  'SMTP_URL',
  'TEXT_URL',
  'GATEWAY_URL',
  'GATEWAY_PAGE_URL',
  'REWARD_PROVIDER_URL',
  'KYB_URL',
  'FULFILMENT_URL',
  'GOOGLE_ISSUER',
  'CHATBOT_SCRIPT_URL',
  'CHANGELOG_SCRIPT_URL',
  'ANALYTICS_URL',
] as const;

const REQUIRED_IN_PRODUCTION = [
  'TOKEN_SECRET',
  'CREDENTIAL_KEY',
  'PUBLIC_URL',
  'SMTP_URL',
  'REWARD_PROVIDER_URL',
  'REWARD_PROVIDER_KEY',
] as const;

function refuseContradictions(values: Values): void {
  if (values.PORTAL_PROCESSES > 1 && !values.DATABASE_URL)
    throw new StartFailure(
      'PORTAL_PROCESSES above 1 needs DATABASE_URL: one process alone opens the embedded database',
    );
  const leaving = KEPT_IN_SANDBOX.find((name) => values[name] !== undefined && !isLoopback(values[name]));
  if (values.PORTAL_ENVIRONMENT === 'Sandbox' && leaving)
    throw new StartFailure(`${leaving} must be an address of this machine when PORTAL_ENVIRONMENT=Sandbox`);
  if (values.PORTAL_ENVIRONMENT === 'Sandbox' && values.GOOGLE_MAPS_KEY)
    throw new StartFailure('GOOGLE_MAPS_KEY is refused when PORTAL_ENVIRONMENT=Sandbox');
  if (values.PORTAL_ENVIRONMENT === 'Sandbox' && values.GOOGLE_CLIENT_ID && !values.GOOGLE_ISSUER)
    throw new StartFailure('GOOGLE_CLIENT_ID is refused without GOOGLE_ISSUER when PORTAL_ENVIRONMENT=Sandbox');
  if (values.PORTAL_ENVIRONMENT === 'Production' && values.OVERRIDE_ORIGINS)
    throw new StartFailure('OVERRIDE_ORIGINS is refused when PORTAL_ENVIRONMENT=Production');
  if (values.NODE_ENV !== 'production') return;
  const missing = REQUIRED_IN_PRODUCTION.find((name) => !values[name]);
  if (values.GATEWAY_SANDBOX_URL) throw new StartFailure('GATEWAY_SANDBOX_URL is refused when NODE_ENV=production');
  if (values.FAIL_AT) throw new StartFailure('FAIL_AT is refused when NODE_ENV=production');
  if (missing) throw new StartFailure(`${missing} is required when NODE_ENV=production`);
  if (values.DEMO_DATA === 'true' && values.DATABASE_URL) {
    throw new StartFailure('DEMO_DATA=true is refused when NODE_ENV=production with DATABASE_URL');
  }
}

/** Raises when a text message service is configured by half. */
function textsOf({ TEXT_URL, TEXT_ACCOUNT, TEXT_TOKEN, TEXT_FROM }: Values): TextService | null {
  if (TEXT_URL && TEXT_ACCOUNT && TEXT_TOKEN && TEXT_FROM)
    return { url: TEXT_URL.replace(/\/+$/, ''), account: TEXT_ACCOUNT, token: TEXT_TOKEN, from: TEXT_FROM };
  if (TEXT_URL || TEXT_ACCOUNT || TEXT_TOKEN || TEXT_FROM)
    throw new StartFailure('TEXT_URL, TEXT_ACCOUNT, TEXT_TOKEN and TEXT_FROM are required together');
  return null;
}

function secretsOf(values: Values, dataDir: string): Secrets {
  const { TOKEN_SECRET, CREDENTIAL_KEY } = values;
  if (TOKEN_SECRET && CREDENTIAL_KEY) return { tokenSecret: keyOf(TOKEN_SECRET), credentialKey: keyOf(CREDENTIAL_KEY) };
  const kept = loadSecrets(dataDir);
  return {
    tokenSecret: TOKEN_SECRET ? keyOf(TOKEN_SECRET) : kept.tokenSecret,
    credentialKey: CREDENTIAL_KEY ? keyOf(CREDENTIAL_KEY) : kept.credentialKey,
  };
}

const keyOf = (text: string): Buffer => Buffer.from(text, text.length === 64 ? 'hex' : 'base64');
