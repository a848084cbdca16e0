import type { JWK } from 'jose';
import type { Records } from '../../sandbox/records.ts';

/** Somebody whom the sandbox can vouch for. */
export interface IdpPerson {
  readonly subject: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** The faults that the control page switches on, each for all answers until it is switched off. */
export const IDP_FAULTS = [
  'signature',
  'expiry',
  'audience',
  'email',
  'slow',
  'down',
  'unsigned',
  'nonce',
  'issuer',
  'recipient',
  'destination',
  'unsolicited',
] as const;
export type IdpFault = (typeof IDP_FAULTS)[number];

/** The state of the sandbox that its protocols share. */
export interface IdpContext {
  /** Returns the address of the sandbox as browsers reach it, without a slash at the end. */
  readonly url: () => string;
  /** Origins of the portal, to whose addresses answers may go. */
  readonly portals: readonly string[];
  /** Returns the person whom the control page has chosen; null asks at each sign-in. */
  readonly chosenPerson: () => IdpPerson | null;
  readonly people: Records<IdpPerson>;
  readonly keys: Records<JWK>;
  readonly hasFault: (fault: IdpFault) => boolean;
}
