import { isIP } from 'node:net';

/**
 * True for a Host header that no name service of strangers can lead here: an IP address, a name of this machine, or one of
 * `names`. Where any other name were answered, a page could read what stands here under its own name (DNS rebinding).
 */
export function isLocalHost(header: string | undefined, names: readonly string[] = []): boolean {
  const address = `http://${header ?? ''}`;
  if (header === undefined || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const isAddress = isIP(hostname.replace(/^\[(.*)\]$/, '$1')) !== 0;
  return isAddress || hostname === 'localhost' || hostname.endsWith('.localhost') || names.includes(hostname);
}
