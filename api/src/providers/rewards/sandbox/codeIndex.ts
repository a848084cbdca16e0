import type { CredentialType } from '@portal/shared/domain/enumerations';
import type { Card } from './cardRecords.ts';

/** Codes that a till reads; PINs and the like only prove that whoever shows them may pay. */
const READ: readonly CredentialType[] = [
  'REDEMPTION_URL',
  'BARCODE_NUMBER',
  'CARD_NUMBER',
  'CARD_CODE',
  'SECRET_CODE',
  'EVENT_NUMBER',
];
const PINS: readonly CredentialType[] = ['PIN', 'SECURITY_CODE', 'CVC2'];

/** The code that a till asks for beside the number; null when a card has none. */
export const getPin = ({ credentials }: Card): string | null =>
  PINS.flatMap((type) => credentials[type] ?? [])[0] ?? null;

/** Cards by the codes that a till reads. Short codes may meet: the latest card has them. */
export function createCodeIndex(cards: readonly Card[]) {
  const ids = new Map<string, string>();
  const add = ({ id, credentials }: Card): void => {
    for (const type of READ) {
      const code = credentials[type];
      if (code !== undefined) ids.set(code, id);
    }
  };
  cards.forEach(add);
  return {
    add,
    find: (code: string, load: (id: string) => Card): Card | undefined => {
      const id = ids.get(code.trim()) ?? ids.get(code.replaceAll(/\s/g, ''));
      return id === undefined ? undefined : load(id);
    },
  };
}
