import { ASIA_PACIFIC_BRANDS } from './brands/asiaPacificBrands.ts';
import { EUROPEAN_BRANDS } from './brands/europeanBrands.ts';
import { NORTH_AMERICAN_BRANDS } from './brands/northAmericanBrands.ts';
import { UPLOAD_BRANDS } from './brands/uploadBrands.ts';
import type { DemoBrand } from './DemoBrand.ts';
import { readBrandTable } from './readBrandTable.ts';

/** All demo brands, in catalogue order. */
export const DEMO_BRANDS: readonly DemoBrand[] = [
  ...UPLOAD_BRANDS,
  ...NORTH_AMERICAN_BRANDS,
  ...EUROPEAN_BRANDS,
  ...ASIA_PACIFIC_BRANDS,
  ...['americas', 'europe', 'middleEastAfrica', 'asiaPacific'].flatMap(readBrandTable),
];
