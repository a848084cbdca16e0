import { Resolver } from 'node:dns/promises';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { codeOf } from '../../errors/codeOf.ts';
import type { DnsRecords } from './DnsRecords.ts';

const MISSING: readonly (string | null)[] = ['ENODATA', 'ENOTFOUND'];

/** Reads records by the name servers of this machine. */
export const createDnsRecords = (): DnsRecords => ({
  lookUpTxt: async (name) => {
    const { timeoutMs: timeout, tries } = SERVER_SETTINGS.dns;
    try {
      // A new one each time: it keeps nothing of an earlier answer.
      const records = await new Resolver({ timeout, tries }).resolveTxt(name);
      return { outcome: 'FOUND', texts: records.map((parts) => parts.join('')) };
    } catch (error) {
      return { outcome: MISSING.includes(codeOf(error)) ? 'MISSING' : 'UNREACHABLE' };
    }
  },
});
