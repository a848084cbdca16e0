import { openRecords, type Records } from '../../sandbox/records.ts';

/** The traces of a card or account number: never the number itself. */
export interface Instrument {
  /** Keyed hash of the number. */
  readonly id: string;
  readonly kind: 'card' | 'bankAccount';
  /** Processor's code of the brand, such as 001; null for bank accounts. */
  readonly brand: string | null;
  readonly lastFour: string;
  readonly routingNumber: string | null;
  /** The outcome that its number asks for: the reason code of each charge, or the return code of each debit. */
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
  readonly kind: 'card' | 'debit' | 'credit' | 'refund';
  readonly state: 'captured' | 'review' | 'declined' | 'submitted' | 'settled' | 'returned';
  readonly reasonCode: string;
  readonly returnCode: string | null;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly tokenId: string;
  /** The charge that a refund returns; null for others. */
  readonly refundOf: string | null;
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

/** Opens the state of the gateway. */
export function openStore(file: string | null): Store {
  const { collect } = openRecords(file);
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
