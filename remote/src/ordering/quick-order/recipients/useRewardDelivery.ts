import type { CatalogItem } from '@portal/shared/contract/catalog';
import { useEffect, useMemo, useState } from 'react';
import { loadChunk } from '../../../chunks/loadChunk.ts';
import type { RewardDelivery } from '../checkout/checkoutValues.ts';
import type { MobileCheck } from './mobileCheck.ts';
import { listRecipientMethods } from './recipientMethod.ts';

/** Returns how people can get a reward. What checks their numbers is loaded once the page stands, and only where it can be texted. */
export function useRewardDelivery({ item }: { readonly item: Pick<CatalogItem, 'deliveryMethods'> }): RewardDelivery {
  const methods = useMemo(() => listRecipientMethods(item), [item]);
  const isTexted = methods.includes('MOBILE');
  const [mobileCheck, setMobileCheck] = useState<MobileCheck>(null);
  useEffect(() => {
    if (!isTexted) return;
    loadChunk(() => import('@portal/shared/domain/people/mobileNumber')).then(
      ({ checkMobileNumber }) => setMobileCheck(() => checkMobileNumber),
      () => undefined,
    );
  }, [isTexted]);
  return useMemo(() => ({ methods, mobileCheck }), [methods, mobileCheck]);
}
