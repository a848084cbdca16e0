import type { Env } from '../env/env.ts';

/** The product that the demo data's organisations book shipping as. */
const DEMO_SHIPPING_PRODUCT = 'U900001';

/** Returns the id of the product that receipts name shipping by: the one that is configured, else that of the demo data; null for none. */
export const getShippingProduct = ({ shippingProduct, demoData }: Pick<Env, 'shippingProduct' | 'demoData'>) =>
  shippingProduct ?? (demoData ? DEMO_SHIPPING_PRODUCT : null);
