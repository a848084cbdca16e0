import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import type { PortalLinks } from '@portal/shared/contract/system';
import type { FastifyInstance } from 'fastify';

const COMPRESS_FROM_BYTES = 1024;

/** The address at which browsers tell what the policy kept a page from. */
export const POLICY_REPORTS = '/api/csp-reports';

export interface SecurityDeps {
  readonly links: Pick<PortalLinks, 'chatbotScriptUrl' | 'changelogScriptUrl' | 'analyticsUrl' | 'productMarkUrl'>;
  readonly publicUrl: string;
  readonly allowedOrigins: readonly string[];
  /** Origins of builds that staff may try (docs/OPERATIONS.md). */
  readonly overrideOrigins: readonly string[];
  /** Origin of the payment gateway's page, which forms of the portal are posted to; null without a gateway. */
  readonly paymentPageOrigin: string | null;
}

/** Security headers on every answer, and gzip for JSON and CSV (files are compressed when they are built). */
export async function registerSecurity(
  app: FastifyInstance,
  { publicUrl, allowedOrigins, overrideOrigins, links, paymentPageOrigin }: SecurityDeps,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...originsOf(links.chatbotScriptUrl, links.changelogScriptUrl), ...overrideOrigins],
        'connect-src': [
          "'self'",
          ...originsOf(links.chatbotScriptUrl, links.changelogScriptUrl, links.analyticsUrl),
          ...overrideOrigins,
        ],
        // The UI kit injects a style element.
        'style-src': ["'self'", "'unsafe-inline'", ...overrideOrigins],
        'img-src': ["'self'", 'data:', ...originsOf(links.productMarkUrl), ...overrideOrigins],
        'font-src': ["'self'", 'data:', ...overrideOrigins],
        // Letters in the browser's own viewer.
        'frame-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'self'"],
        'form-action': ["'self'", ...originsOf(paymentPageOrigin)],
        'frame-ancestors': ["'self'", ...allowedOrigins],
        'report-uri': [POLICY_REPORTS],
      },
    },
    // Superseded by frame-ancestors, which can list several origins.
    frameguard: false,
    hsts: publicUrl.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, {
    encodings: ['gzip'],
    threshold: COMPRESS_FROM_BYTES,
    customTypes: /^(application\/json|text\/csv)/,
  });
}

const originsOf = (...addresses: readonly (string | null)[]): string[] =>
  addresses.flatMap((address) => (address === null ? [] : [new URL(address).origin]));
