import type { MfaType } from '@portal/shared/domain/people/mfa';

/** Returns where codes of a method go, as far as somebody may see who only knows the password: "•••• 0143", "a•••@demo.example". */
export function maskedDestination(type: MfaType, email: string, phoneNumber: string | null): string | null {
  if (type === 'OTP') return null;
  if (type === 'PHONE') return phoneNumber === null ? null : `•••• ${phoneNumber.slice(-4)}`;
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
