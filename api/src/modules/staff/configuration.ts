import type { StaffSystem } from '@portal/shared/contract/staffSystem';
import type { Env } from '../../env/env.ts';
import { POST } from '../../providers/fulfilment/sandbox/postPage.ts';
import { KYB_CONTROL } from '../../providers/kyb/sandbox/controlPage.ts';
import { CONTROL } from '../../providers/rewards/sandbox/tillPages.ts';

type Provider = StaffSystem['providers'][number];

/** Host and port of an address: its credentials, path and query may be secret. */
const getHost = (address: string): string => new URL(address).host;

const optional = (name: Provider['name'], address: string | null): Provider => ({
  name,
  state: address === null ? 'absent' : 'configured',
  place: address === null ? null : getHost(address),
});

/** The services outside the server, with what stands in for those that are not configured. */
export function listProviders({
  smtpUrl,
  texts,
  rewardService,
  kybService,
  fulfilmentService,
  addresses,
  isProduction,
  links,
}: Env): StaffSystem['providers'] {
  const orSandbox = (name: Provider['name'], address: string | null): Provider =>
    address === null && !isProduction ? { name, state: 'sandbox', place: null } : optional(name, address);
  return [
    orSandbox('email', smtpUrl),
    orSandbox('texts', texts?.url ?? null),
    orSandbox('rewards', rewardService?.url ?? null),
    orSandbox('kyb', kybService?.url ?? null),
    orSandbox('fulfilment', fulfilmentService?.url ?? null),
    orSandbox('addresses', addresses?.provider === 'GOOGLE' ? addresses.url : null),
    optional('chatbot', links.chatbotScriptUrl),
    optional('changelog', links.changelogScriptUrl),
    optional('analytics', links.analyticsUrl),
  ];
}

/** The pages of the sandboxes that run. */
export const listSandboxes = (env: Env): StaffSystem['sandboxes'] =>
  listProviders(env).flatMap(({ name, state }): StaffSystem['sandboxes'] => {
    if (state !== 'sandbox') return [];
    if (name === 'email') return [{ name, path: '/dev/inbox' }];
    if (name === 'rewards') return [{ name, path: CONTROL }];
    if (name === 'fulfilment') return [{ name, path: POST }];
    if (name === 'kyb') return [{ name, path: KYB_CONTROL }];
    return name === 'texts' ? [{ name, path: '/dev/texts' }] : [];
  });

/** Variables with their values in force, chosen one by one: a new one is not shown before somebody has judged it. */
export function getConfiguration(env: Env): StaffSystem['configuration'] {
  const { links } = env;
  const values: Readonly<Record<string, string | number | boolean | null>> = {
    NODE_ENV: env.isProduction ? 'production' : 'development',
    PORTAL_ENVIRONMENT: env.environment,
    PUBLIC_URL: env.publicUrl,
    ALLOWED_ORIGINS: env.allowedOrigins
      .flatMap((origin) => env.platformsOfOrigins.get(origin)?.map((platform) => `${platform}=${origin}`) ?? origin)
      .join(', '),
    OVERRIDE_ORIGINS: env.overrideOrigins.join(', '),
    HOST: env.host,
    PORT: env.port,
    DATA_DIR: env.dataDir,
    DEMO_DATA: env.demoData,
    MAINTENANCE: env.isInMaintenance,
    MAIL_FROM: env.mailFrom,
    MAIL_FROM_DOMAINS: env.mailFromDomains.join(', '),
    TRUST_PROXY: JSON.stringify(env.trustProxy),
    WRITES_PER_MINUTE: env.writesPerMinute,
    READS_PER_MINUTE: env.readsPerMinute,
    PORTAL_PROCESSES: env.processes,
    HELP_CENTRE_URL: links.helpCentreUrl,
    FRAUD_REPORT_URL: links.fraudReportUrl,
    TERMS_URL: links.termsUrl,
    PRIVACY_URL: links.privacyUrl,
    REFERRAL_URL: links.referralUrl,
    SELF_SIGNUP: links.selfSignup,
    PORTAL_URL: links.portalUrl,
    PRODUCT_NAME: links.productName,
    PRODUCT_MARK_URL: links.productMarkUrl,
  };
  return Object.entries(values).map(([name, value]) => ({ name, value: value === null ? '' : String(value) }));
}
