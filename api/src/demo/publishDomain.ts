import { txtNameOf, txtValueOf } from '../modules/signInPolicy/index.ts';
import type { DnsSandbox } from '../providers/dns/sandbox/createDnsSandbox.ts';
import { COMPANY_DOMAIN, COMPANY_DOMAIN_TOKEN } from './loadSignIn.ts';

/** Gives the sandbox of name servers the record that proves the demo's domain. */
export const publishDomain = (dns: Pick<DnsSandbox, 'publish'>): void =>
  dns.publish({ name: txtNameOf(COMPANY_DOMAIN), text: txtValueOf(COMPANY_DOMAIN_TOKEN) });
