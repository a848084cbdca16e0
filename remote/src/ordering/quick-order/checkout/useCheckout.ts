import type { CatalogBrand, CatalogItem } from '@portal/shared/contract/catalog';
import type { Account } from '@portal/shared/contract/customers';
import { createContext, useContext } from 'react';
import type { TextConsentBody } from '../placing/textConsentBody.ts';
import type { PriceState } from '../price/usePriceOfForm.ts';
import type { Pricing } from '../price/usePricing.ts';
import type { OrderedReward } from '../../orderDraft.ts';
import type { OrderContent, RewardDelivery } from './checkoutValues.ts';

/** The reward of the address with its catalogue data. */
export interface CheckoutReward extends OrderedReward {
  readonly item: CatalogItem;
  readonly brand: CatalogBrand;
}

/** State shared by the sections, the price box and the confirm dialog, besides the form's values. */
export interface Checkout extends RewardDelivery {
  readonly reward: CheckoutReward;
  /** The rewards go into the cart, which has account and price of its own. */
  readonly isForCart: boolean;
  readonly accounts: readonly Account[];
  readonly pricing: Pricing;
  /** The current order; null while a value is missing or invalid. */
  readonly content: OrderContent | null;
  readonly priceState: PriceState;
  /** Keeps the consent that is given in the confirm dialog, for the order that it places. */
  readonly keepTextConsent: (consent: TextConsentBody | null) => void;
}

export const CheckoutContext = createContext<Checkout | null>(null);

/** The order being made; raises outside the checkout page. */
export function useCheckout(): Checkout {
  const checkout = useContext(CheckoutContext);
  if (checkout === null) throw new Error('This part belongs to the checkout page');
  return checkout;
}
