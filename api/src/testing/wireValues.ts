import type { WireCurrency, WireValues } from '@portal/shared/domain/funding/wireInstructions';
import type { Db } from '../db/client.ts';

/** Bank details that every currency takes. */
export const WIRE_VALUES = {
  beneficiaryName: 'Portal Funds Inc.',
  beneficiaryAddress: '1 Main Street, Seattle, WA 98101, USA',
  bankName: 'Harbour & Hill Bank',
  bankAddress: '2 Quay Street, Boston, MA 02110, USA',
  accountNumber: '31926819',
  routingNumber: '021000021',
  iban: 'GB29NWBK60161331926819',
  bic: 'HHBKUS33',
  sortCode: '601613',
  bsb: '062000',
  institutionNumber: '999',
  transitNumber: '00011',
} as const satisfies WireValues;

/** Offers wires in a currency. Idempotent. */
export const offerWires = async (db: Db, currency_code: WireCurrency = 'USD') => {
  await db
    .insertInto('wire_instructions')
    .values({
      currency_code,
      field_values: JSON.stringify(WIRE_VALUES),
      changed_by: 'staff@platform.example',
      changed_at: new Date('2026-01-01T00:00:00Z'),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
