import type { Executor } from '../../db/client.ts';

/** The name of a brand, or null when there is none of that key. */
export async function findBrandName(executor: Executor, brandKey: string): Promise<string | null> {
  const brand = await executor
    .selectFrom('brands')
    .select('brand_name')
    .where('brand_key', '=', brandKey)
    .executeTakeFirst();
  return brand?.brand_name ?? null;
}
