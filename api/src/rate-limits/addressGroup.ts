import { isIPv4, isIPv6 } from 'node:net';

const IPV4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)(?::\d+)?$/i;
const NETWORK_GROUPS = 4;

/**
 * Whom an internet address counts for: an IPv4 address without its port, or the /64 network of an IPv6 address, all of
 * which one line may use. What is no address counts together.
 */
export function addressGroup(address: string | undefined): string {
  // The address is undefined once the socket is closed, which a malformed body causes before the call is counted.
  if (address === undefined) return 'unknown';
  const ipv4 = IPV4.exec(address)?.[1] ?? '';
  if (isIPv4(ipv4)) return ipv4;
  const ipv6 = address.replace(/^\[([^\]]*)\].*$/, '$1').replace(/%.*$/, '');
  if (!isIPv6(ipv6)) return 'unknown';
  const [head = [], tail] = ipv6.split('::').map((half) => half.split(':').filter((group) => group !== ''));
  const groups =
    tail === undefined ? [...head] : [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
  return groups
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
