import type { WireCurrency, WireValues } from '@portal/shared/domain/funding/wireInstructions';
import type { Tx } from '../db/client.ts';
import { foundedAt } from './foundedAt.ts';
import { HOME_PLATFORM } from './demoOrganisation.ts';

const BENEFICIARY = {
  beneficiaryName: 'Rewards Portal Client Funds',
  beneficiaryAddress: '1 Lantern Quay, Wickhaven',
};

/** Invented banks: their codes have the right form and lead nowhere. */
export const DEMO_WIRE_INSTRUCTIONS: Readonly<Record<WireCurrency, WireValues>> = {
  USD: {
    ...BENEFICIARY,
    bankName: 'Lanternwick Trust Bank',
    bankAddress: '20 Harbor Street, Wickhaven, WA 98199, USA',
    accountNumber: '4711081500',
    routingNumber: '129999995',
    bic: 'LNTFUS99',
  },
  CAD: {
    ...BENEFICIARY,
    bankName: 'Maple Ferry Bank',
    bankAddress: '8 Ferry Road, Wickhaven, ON, Canada',
    institutionNumber: '999',
    transitNumber: '99001',
    accountNumber: '471108150',
    bic: 'MPFYCA99',
  },
  AUD: {
    ...BENEFICIARY,
    bankName: 'Southern Lantern Bank',
    bankAddress: '3 Wattle Lane, Wickhaven, NSW, Australia',
    bsb: '999014',
    accountNumber: '47110815',
    bic: 'STLNAU99',
  },
  EUR: {
    ...BENEFICIARY,
    bankName: 'Lanternwick Europa Bank',
    bankAddress: 'Laternenweg 1, 99999 Wickhafen, Germany',
    iban: 'DE68999100110047110815',
    bic: 'LNTFDE99',
  },
  GBP: {
    ...BENEFICIARY,
    bankName: 'Lanternwick & Sons',
    bankAddress: '14 Candle Row, Wickhaven, United Kingdom',
    sortCode: '990142',
    accountNumber: '47110815',
    iban: 'GB84LNTF99014247110815',
    bic: 'LNTFGB99',
  },
};

/** Writes where wires go in the demo. */
export async function loadWireInstructions(tx: Tx, now: Date): Promise<void> {
  const rows = Object.entries(DEMO_WIRE_INSTRUCTIONS).map(([currency_code, values]) => ({
    currency_code,
    field_values: JSON.stringify(values),
    changed_by: 'staff@demo.example',
    changed_at: foundedAt(HOME_PLATFORM.clientId, now),
  }));
  await tx
    .insertInto('wire_instructions')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
