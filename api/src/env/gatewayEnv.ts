import { string, type ObjectShape } from 'yup';
import { isLoopback } from './loopback.ts';
import type { GatewayService } from './GatewayService.ts';
import { StartFailure } from '../errors/StartFailure.ts';

/** Makes a schema that takes only addresses of TLS or of this machine: what passes there is worth money. */
export const secured = (name: string) =>
  string().test(
    name,
    `${name} must be an address that begins with https://, or one of this machine`,
    (text) =>
      text === undefined ||
      (URL.canParse(text) &&
        (new URL(text).protocol === 'https:' || (new URL(text).protocol === 'http:' && isLoopback(text)))),
  );

/** Variables of the payment gateway. */
export const GATEWAY_FIELDS = {
  GATEWAY_URL: secured('GATEWAY_URL'),
  GATEWAY_PAGE_URL: secured('GATEWAY_PAGE_URL'),
  GATEWAY_MERCHANT: string(),
  GATEWAY_KEY_ID: string(),
  GATEWAY_KEY: string().matches(/^[A-Za-z0-9+/]{16,}={0,2}$/, 'GATEWAY_KEY must be the shared secret in base64'),
  GATEWAY_PROFILE: string(),
  GATEWAY_ACCESS_KEY: string(),
  GATEWAY_SECRET: string(),
  GATEWAY_FORMER_ACCESS_KEY: string(),
  GATEWAY_FORMER_SECRET: string(),
  GATEWAY_SANDBOX_URL: string().test(
    'GATEWAY_SANDBOX_URL',
    'GATEWAY_SANDBOX_URL must be an origin such as https://gateway-sandbox.example',
    (text) =>
      text === undefined ||
      (URL.canParse(text) && new URL(text).origin === text && /^https?:$/.test(new URL(text).protocol)),
  ),
} satisfies ObjectShape;

type Values = Readonly<Partial<Record<keyof typeof GATEWAY_FIELDS, string | undefined>>>;

const NEEDED = [
  'GATEWAY_URL',
  'GATEWAY_PAGE_URL',
  'GATEWAY_MERCHANT',
  'GATEWAY_KEY_ID',
  'GATEWAY_KEY',
  'GATEWAY_PROFILE',
  'GATEWAY_ACCESS_KEY',
  'GATEWAY_SECRET',
] as const;

/** The gateway that is configured, or null. Raises StartFailure when it is configured by half. */
export function readGateway(values: Values): GatewayService | null {
  const formerKey = formerKeyOf(values);
  const given = NEEDED.filter((name) => values[name]);
  if (given.length === 0 && formerKey === null) return null;
  if (given.length < NEEDED.length)
    throw new StartFailure(`${NEEDED.slice(0, -1).join(', ')} and ${NEEDED.at(-1) ?? ''} are required together`);
  if (values.GATEWAY_SANDBOX_URL) throw new StartFailure('GATEWAY_SANDBOX_URL is refused together with GATEWAY_URL');
  const textOf = (name: (typeof NEEDED)[number]) => values[name] ?? '';
  return {
    url: textOf('GATEWAY_URL').replace(/\/+$/, ''),
    pageUrl: textOf('GATEWAY_PAGE_URL'),
    merchant: textOf('GATEWAY_MERCHANT'),
    keyId: textOf('GATEWAY_KEY_ID'),
    key: textOf('GATEWAY_KEY'),
    profile: textOf('GATEWAY_PROFILE'),
    profileKey: { accessKey: textOf('GATEWAY_ACCESS_KEY'), secret: textOf('GATEWAY_SECRET') },
    formerKey,
  };
}

function formerKeyOf({ GATEWAY_FORMER_ACCESS_KEY, GATEWAY_FORMER_SECRET }: Values): GatewayService['formerKey'] {
  if (GATEWAY_FORMER_ACCESS_KEY && GATEWAY_FORMER_SECRET)
    return { accessKey: GATEWAY_FORMER_ACCESS_KEY, secret: GATEWAY_FORMER_SECRET };
  if (GATEWAY_FORMER_ACCESS_KEY || GATEWAY_FORMER_SECRET)
    throw new StartFailure('GATEWAY_FORMER_ACCESS_KEY and GATEWAY_FORMER_SECRET are required together');
  return null;
}

/**
 * Returns where browsers reach the sandbox: another host than the portal's on the same port, so that it is another site to
 * them. Raises StartFailure when both would be one.
 */
export function readGatewaySandboxUrl(given: string | undefined, publicUrl: string, port: number): string {
  const portal = new URL(publicUrl);
  if (given !== undefined) {
    if (new URL(given).host === portal.host)
      throw new StartFailure('GATEWAY_SANDBOX_URL must have another host than PUBLIC_URL');
    return given;
  }
  if (!isLoopback(publicUrl)) return `http://127.0.0.1:${port}`;
  const sandbox = new URL(portal.origin);
  sandbox.hostname = portal.hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1';
  return sandbox.origin;
}
