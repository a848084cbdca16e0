import type { Tx } from '../db/client.ts';
import { DEMO_BRANDS } from './demoCatalogue.ts';
import { DEMO_BLOCKED_DOMAINS, DEMO_RATES } from './demoRates.ts';
import { idOf } from './demoIds.ts';

const DAY_MS = 86_400_000;
const DISCLAIMER = 'This brand is invented for demonstration.';

/** Brands, items, exchange rates and blocked domains. */
export async function loadCatalogue(tx: Tx, now: Date): Promise<void> {
  const brands = await tx
    .insertInto('brands')
    .values(
      DEMO_BRANDS.map((brand, index) => ({
        brand_key: brand.key,
        brand_name: brand.name,
        description: brand.description,
        terms: brand.terms,
        disclaimer: DISCLAIMER,
        countries: [...brand.countries],
        categories: [...brand.categories],
        service_availability: brand.service,
        sort_order: index,
      })),
    )
    .returning(['id', 'brand_key'])
    .execute();
  const ids = new Map(brands.map((brand) => [brand.brand_key, brand.id]));
  await tx
    .insertInto('catalog_items')
    .values(DEMO_BRANDS.flatMap((brand) => brand.items.map((item) => itemRow(item, idOf(ids, brand.key), now))))
    .execute();
  await tx
    .insertInto('exchange_rates')
    .values(
      DEMO_RATES.map((rate) => ({ from_currency: rate.from, to_currency: rate.to, rate_e8: rate.rateE8, as_of: now })),
    )
    .execute();
  await tx
    .insertInto('blocked_domains')
    .values([...DEMO_BLOCKED_DOMAINS])
    .execute();
}

const itemRow = (item: (typeof DEMO_BRANDS)[number]['items'][number], brandId: bigint, now: Date) => ({
  utid: item.utid,
  brand_id: brandId,
  reward_name: item.name,
  fulfillment_type: item.fulfillmentType,
  currency_code: item.currencyCode,
  value_type: item.valueType,
  reward_type: item.rewardType,
  face_value_minor: item.faceMinor,
  min_minor: item.minMinor,
  max_minor: item.maxMinor,
  options_minor: [...item.optionsMinor],
  is_whole_amount: item.isWhole,
  delivery_methods: [...item.deliveryMethods],
  attribute_names: [...item.attributes],
  adjustment_millionths: item.adjustmentMillionths,
  fee_millionths: item.feeMillionths,
  is_available: item.isAvailable,
  availability_status: item.availability,
  unavailable_since: item.unavailableDays === null ? null : new Date(now.getTime() - item.unavailableDays * DAY_MS),
  is_schedulable: item.isSchedulable,
  is_printable: item.isPrintable,
  validity_days: item.validityDays,
  credential_types: [...item.credentials],
  redemption_instructions: item.instructions,
});
