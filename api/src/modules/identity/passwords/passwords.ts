import { hash, verify } from '@node-rs/argon2';

/** Hash of a random password, verified for unknown addresses so that they take the same time as known ones. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$helWKMCw0TdeLb/zGHxGfA$aL0yv1xjfmMsKAKhmpaSzUlZF/8dhhkIDumYPn8MsLc';

/** argon2id with the parameters of OWASP (19 MiB, two passes). */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** True when `password` is the one of `passwordHash`; takes as long without a hash. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? NOBODY, password);
  return matches && passwordHash !== null;
}
