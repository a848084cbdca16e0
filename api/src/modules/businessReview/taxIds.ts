import { open, seal } from '../../crypto/seal.ts';
import type { Db } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { listPlainTaxIds, replaceTaxId } from './kybRepository.ts';

const ROWS_AT_ONCE = 500;
const SHOWN = 4;

/** Returns the columns that keep a tax id: sealed, with the last four of its letters and digits; of a short one, half. */
export function sealTaxId(credentialKey: Buffer, taxId: string | null) {
  if (taxId === null) return { sealed_tax_id: null, tax_id_last_four: null };
  const characters = Array.from(taxId.replaceAll(/[^\p{L}\p{N}]/gu, ''));
  const shown = Math.min(SHOWN, Math.floor(characters.length / 2));
  return {
    sealed_tax_id: seal(credentialKey, taxId),
    tax_id_last_four: shown === 0 ? '' : characters.slice(-shown).join(''),
  };
}

/** Returns a sealed tax id as it was submitted. */
export const openTaxId = open;

/** Seals the tax ids of rows that are older than this. */
export async function sealOlderTaxIds(db: Db, credentialKey: Buffer): Promise<void> {
  for (let rows = await listPlainTaxIds(db, ROWS_AT_ONCE); rows.length > 0;) {
    const found = rows;
    await withTransaction(db, async (tx) => {
      for (const row of found) await replaceTaxId(tx, row, sealTaxId(credentialKey, row.tax_id));
    });
    rows = await listPlainTaxIds(db, ROWS_AT_ONCE);
  }
}
