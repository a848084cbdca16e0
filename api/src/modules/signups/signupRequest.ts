import type { SignupBody } from '@portal/shared/contract/signups';
import { open, seal } from '../../crypto/seal.ts';

/** Who asks for an account and for which company, as it is kept until the address is proven. `at`: ISO 8601. */
export interface SignupRequest extends Omit<SignupBody, 'captcha'> {
  readonly ipAddress: string;
  readonly at: string;
  /** Of the mailed link, which every mail to the same address has. */
  readonly token: string;
}

export const sealRequest = (key: Buffer, request: SignupRequest): string => seal(key, JSON.stringify(request));

export const openRequest = (key: Buffer, sealed: string): SignupRequest =>
  // Written by `sealRequest` under a key that nobody else has.
  JSON.parse(open(key, sealed)) as SignupRequest;
