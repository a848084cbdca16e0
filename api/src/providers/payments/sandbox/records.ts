import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What is left of a card or account number: never the number itself. */
export interface Instrument {
  /** Keyed hash of the number. */
  readonly id: string;
  readonly kind: 'card' | 'bankAccount';
  /** Processor's code of the brand, such as 001; null for bank accounts. */
  readonly brand: string | null;
  readonly lastFour: string;
  readonly routingNumber: string | null;
  /** What its number asks for: the reason code of each charge, or the return code of each debit. */
  readonly script: string | null;
}

/** A stored way of paying. */
export interface Token {
  readonly id: string;
  readonly instrumentId: string;
  readonly holder: string;
  /** YYYY-MM; null for bank accounts. */
  readonly expiration: string | null;
  readonly accountType: string | null;
}

export interface Payment {
  readonly id: string;
  readonly kind: 'card' | 'debit' | 'credit';
  readonly state: 'captured' | 'review' | 'declined' | 'submitted' | 'settled' | 'returned';
  readonly reasonCode: string;
  readonly returnCode: string | null;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly tokenId: string;
  /** When it came in, by the true clock. */
  readonly at: string;
  /** When a submitted one settles or returns, by the sandbox's clock. */
  readonly dueAt: string | null;
}

export interface BankNote {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: 'settled' | 'returned';
  readonly returnCode: string | null;
  readonly at: string;
}

/** A reply for the merchant's server; `results`: status of each post. */
export interface Message {
  readonly id: string;
  readonly url: string;
  readonly body: string;
  readonly reference: string;
  readonly at: string;
  readonly results: readonly string[];
}

/** A form that was posted to the bank page, under its transaction_uuid. */
export interface Checkout {
  readonly fields: readonly (readonly [name: string, value: string])[];
  readonly decided: boolean;
}

export interface Fault {
  readonly id: string;
  readonly kind: string;
  /** Null: for every reference. */
  readonly reference: string | null;
  /** Requests that it still meets; null: all. */
  readonly left: number | null;
}

export interface Setting {
  readonly value: number;
}

export interface Records<T> {
  get(id: string): T | undefined;
  put(id: string, record: T): void;
  remove(id: string): void;
  /** In the order of their first `put`. */
  list(): readonly T[];
}

export interface Store {
  readonly instruments: Records<Instrument>;
  readonly tokens: Records<Token>;
  readonly payments: Records<Payment>;
  readonly notes: Records<BankNote>;
  readonly checkouts: Records<Checkout>;
  readonly messages: Records<Message>;
  readonly faults: Records<Fault>;
  readonly settings: Records<Setting>;
}

type Entry = readonly [collection: string, id: string, record: unknown];

/** Opens the state: each change is one appended line, and an answered request is kept before it is answered. */
export function openStore(file: string | null): Store {
  const kept = new Map<string, Map<string, unknown>>();
  for (const [collection, id, record] of file === null ? [] : readJournal(file)) {
    const records = kept.get(collection) ?? new Map<string, unknown>();
    if (record === null) records.delete(id);
    else records.set(id, record);
    kept.set(collection, records);
  }
  if (file !== null) compact(file, kept);
  const collect = <T>(collection: string): Records<T> => {
    // The journal holds what this function's other half has written.
    const records = (kept.get(collection) ?? new Map()) as Map<string, T>;
    const append = (entry: Entry) => {
      if (file !== null) appendFileSync(file, `${JSON.stringify(entry)}\n`);
    };
    return {
      get: (id) => records.get(id),
      put: (id, record) => {
        records.set(id, record);
        append([collection, id, record]);
      },
      remove: (id) => {
        if (records.delete(id)) append([collection, id, null]);
      },
      list: () => [...records.values()],
    };
  };
  return {
    instruments: collect('instruments'),
    tokens: collect('tokens'),
    payments: collect('payments'),
    notes: collect('notes'),
    checkouts: collect('checkouts'),
    messages: collect('messages'),
    faults: collect('faults'),
    settings: collect('settings'),
  };
}

/** A line that a crash has cut off is left out. */
function readJournal(file: string): readonly Entry[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        return [];
      }
    });
}

function compact(file: string, kept: ReadonlyMap<string, ReadonlyMap<string, unknown>>): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const lines = [...kept].flatMap(([collection, records]) =>
    [...records].map(([id, record]) => `${JSON.stringify([collection, id, record])}\n`),
  );
  writeFileSync(`${file}.new`, lines.join(''), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
