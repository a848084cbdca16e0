/** The purpose of an address: a bill, or a reward that is mailed there. */
export type AddressUse = 'billing' | 'mailing';
