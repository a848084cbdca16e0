/** Ways to get a code as a second factor: by text message, by e-mail, from an authenticator (TOTP, RFC 6238). */
export const MFA_TYPES = ['PHONE', 'EMAIL', 'OTP'] as const;
export type MfaType = (typeof MFA_TYPES)[number];

const CODE = /^\d{6}$/;

/** True for six digits. */
export const isMfaCode = (code: string): boolean => CODE.test(code);

/** Keeps the digits of a typed or pasted code, also full-width ones, six at most. */
export const codeDigits = (typed: string): string => typed.normalize('NFKC').replaceAll(/\D/g, '').slice(0, 6);
