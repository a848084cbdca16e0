import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SERVICE_AVAILABILITIES } from '@portal/shared/domain/enumerations';
import { oneOf } from '../db/oneOf.ts';
import { brandTexts } from './brandTexts.ts';
import type { DemoBrand } from './DemoBrand.ts';
import { parseOffer } from './parseOffer.ts';

/**
 * Parses a brand table of `brands/`: one brand a line, tab-separated; the first category determines terms and
 * instructions. Raises on invalid content.
 */
export const readBrandTable = (name: string): DemoBrand[] =>
  readFileSync(path.join(import.meta.dirname, 'brands', `${name}.tsv`), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map(toBrand);

function toBrand(line: string): DemoBrand {
  const [
    key = '',
    name = '',
    countries = '',
    kinds = '',
    currencyCode = '',
    offers = '',
    service = '',
    description = '',
  ] = line.split('\t');
  const categories = kinds.split(', ');
  const { terms, instructions } = brandTexts(key, categories[0] ?? '');
  const brand = { key, name, countries: countries.split(' '), categories, description, terms };
  return {
    ...brand,
    service: service === '' ? 'AVAILABLE' : oneOf(SERVICE_AVAILABILITIES, service),
    items: offers.split('; ').map((offer, index) => {
      const utid = `U${key.slice(1)}${index + 1}`;
      return parseOffer(offer, { utid, brand, currencyCode, instructions });
    }),
  };
}
