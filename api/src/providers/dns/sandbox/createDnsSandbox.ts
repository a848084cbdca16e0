import { openRecords } from '../../sandbox/records.ts';
import type { DnsRecords } from '../DnsRecords.ts';

/** A record of type TXT. */
export interface TxtRecord {
  readonly name: string;
  readonly text: string;
}

export interface DnsSandbox extends DnsRecords {
  /** Publishes a record in the place of the one that its name has. */
  publish(record: TxtRecord): void;
  withdraw(name: string): void;
  list(): readonly TxtRecord[];
}

/**
 * Name servers of local mode, whose records are published by hand. `file`: journal that survives a restart, read for each question,
 * because processes of a server share it; null keeps them in memory.
 */
export function createDnsSandbox(file: string | null): DnsSandbox {
  const open = () => openRecords(file).collect<TxtRecord>('records');
  const memory = file === null ? open() : null;
  const records = () => memory ?? open();
  const keyOf = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');
  return {
    lookUpTxt: (name) => {
      const record = records().get(keyOf(name));
      return Promise.resolve(
        record === undefined ? { outcome: 'MISSING' } : { outcome: 'FOUND', texts: [record.text] },
      );
    },
    publish: ({ name, text }) => records().put(keyOf(name), { name: keyOf(name), text: text.trim() }),
    withdraw: (name) => records().remove(keyOf(name)),
    list: () => records().list(),
  };
}
