import ipaddr from 'ipaddr.js';

/** The addresses of IPv6 that are given to networks of the internet, 2000::/3; the rest is reserved or leads elsewhere. */
const GLOBAL: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

/** True for an IP address of the internet; one of IPv4 that is written as IPv6 counts as what it is. */
export function isPublicAddress(address: string): boolean {
  const parsed = parse(address);
  if (parsed === null || parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL);
}

/** True for an IP address of this machine. */
export const isLoopbackAddress = (address: string): boolean => parse(address)?.range() === 'loopback';

const parse = (address: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  ipaddr.isValid(address) ? ipaddr.process(address) : null;
