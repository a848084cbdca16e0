import type { DnsRecords } from '../../providers/dns/DnsRecords.ts';
import { txtNameOf, txtValueOf } from './companyDomain.ts';
import type { DomainRow } from './ssoDomainRepository.ts';

/** Looks up the record that proves a domain; returns the key of the text that says what is wrong, null when it is found. */
export async function findCheckProblem(
  dns: DnsRecords,
  { domain, token }: Pick<DomainRow, 'domain' | 'token'>,
): Promise<string | null> {
  const found = await dns.lookUpTxt(txtNameOf(domain));
  if (found.outcome !== 'FOUND')
    return found.outcome === 'MISSING' ? 'error.sso.dnsMissing' : 'error.sso.dnsUnreachable';
  return found.texts.some((text) => text.trim() === txtValueOf(token)) ? null : 'error.sso.dnsOther';
}
