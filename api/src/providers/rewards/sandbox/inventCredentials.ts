import type { CredentialType } from '@portal/shared/domain/enumerations';
import { lastDayOf } from '@portal/shared/domain/ordering/lastDay';
import type { Credentials } from '../RewardProvider.ts';

interface CredentialInput {
  readonly types: readonly CredentialType[];
  readonly brandKey: string;
  readonly expiresAt: Date | null;
  /** As many decimal digits as asked for. */
  readonly digits: (count: number) => string;
}

/** The codes of one reward. Card numbers open with 9 and the brand's own digits, so that they can never be payment cards. */
export function inventCredentials(input: CredentialInput): Credentials {
  const entries = input.types.map((type) => [type, invent(type, input)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
}

function invent(type: CredentialType, { brandKey, expiresAt, digits }: CredentialInput): string {
  switch (type) {
    case 'CARD_NUMBER':
      return `9${brandDigits(brandKey)}${digits(10)}`;
    case 'BARCODE_NUMBER':
      return `29${digits(11)}`;
    case 'REDEMPTION_URL':
      return `https://redeem.example/${brandKey.toLowerCase()}/${digits(12)}`;
    case 'EXPIRATION_DATE':
      return expiresAt === null ? '' : lastDayOf(expiresAt).slice(0, 7);
    default:
      return digits(LENGTHS[type]);
  }
}

const LENGTHS = { CARD_CODE: 8, PIN: 4, SECURITY_CODE: 6, SECRET_CODE: 10, EVENT_NUMBER: 8, CVC2: 3 } as const;

const brandDigits = (brandKey: string): string => brandKey.replace(/\D/g, '').slice(-5).padStart(5, '0');
