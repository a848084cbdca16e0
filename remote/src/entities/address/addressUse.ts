/** What an address is for: a bill, or a reward that is mailed there. */
export type AddressUse = 'billing' | 'mailing';
