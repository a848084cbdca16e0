/** The texts of the TXT records of a name; UNREACHABLE: its name server did not answer. */
export type TxtLookup =
  | { readonly outcome: 'FOUND'; readonly texts: readonly string[] }
  | { readonly outcome: 'MISSING' | 'UNREACHABLE' };

/** Records of the domain name system. */
export interface DnsRecords {
  lookUpTxt(name: string): Promise<TxtLookup>;
}
