import { bankDigits } from '@portal/shared/domain/funding/bankDigits';

/** "•••• 6789". */
export const maskNumber = (number: string): string => `•••• ${bankDigits(number).slice(-4)}`;
