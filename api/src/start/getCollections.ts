import type { CatalogCollection } from '@portal/shared/contract/catalog';
import { DEMO_COLLECTIONS } from '../demo/demoCollections.ts';
import type { Env } from '../env/env.ts';

/** Returns the collections of the catalogue: those that are configured, else those of the demo data. */
export const getCollections = ({ collections, demoData }: Env): readonly CatalogCollection[] =>
  collections ?? (demoData ? DEMO_COLLECTIONS : []);
