import type { LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { OutboundFailure } from './OutboundFailure.ts';

/** Resolves a host to its addresses. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

/**
 * Looks up a host for a connection, which then goes to an address that was checked: whatever a name server answers later is not asked
 * again. A host of which one address is refused is refused.
 */
export const guardedLookup =
  (resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (first === undefined) callback(new OutboundFailure('UNREACHABLE'), '');
        else if (!addresses.every(({ address }) => isAllowed(address))) callback(new OutboundFailure('NOT_PUBLIC'), '');
        else if (options.all === true) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: unknown) => callback(new OutboundFailure('UNREACHABLE', error), ''),
    );
  };
