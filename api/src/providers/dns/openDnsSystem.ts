import path from 'node:path';
import type { Env } from '../../env/env.ts';
import type { Routes } from '../../plugins/defineRoute.ts';
import { createDnsRecords } from './createDnsRecords.ts';
import type { DnsRecords } from './DnsRecords.ts';
import { createDnsSandbox, type DnsSandbox } from './sandbox/createDnsSandbox.ts';
import { dnsRoutes } from './sandbox/dnsRoutes.ts';

/** Records of domains: those of the internet, or in local mode those that its page publishes. */
export interface DnsSystem {
  readonly dns: DnsRecords;
  /** The page; null in production. */
  readonly sandbox: ({ readonly routes: Routes } & Pick<DnsSandbox, 'publish'>) | null;
}

/** Opens what the configuration asks for. */
export function openDnsSystem({ isProduction, dataDir }: Pick<Env, 'isProduction' | 'dataDir'>): DnsSystem {
  if (isProduction) return { dns: createDnsRecords(), sandbox: null };
  const dns = createDnsSandbox(path.join(dataDir, 'dns', 'journal.jsonl'));
  return { dns, sandbox: { routes: dnsRoutes(dns), publish: (record) => dns.publish(record) } };
}
