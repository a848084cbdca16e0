import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdle } from '../../ui/lazy/useIdle.ts';
import type { ProductProps } from '../../ui/product/Product.tsx';
import { storeProduct, readStoredProduct } from './storedProduct.ts';
import { useGetPortalLinksQuery } from './portalLinksApi.ts';

/** Name and mark of the product: the operator's where they are set, else the portal's. Read when nothing else is. */
export function useProduct(): Pick<ProductProps, 'name' | 'markUrl'> {
  const { t } = useTranslation();
  const [kept] = useState(readStoredProduct);
  const { data } = useGetPortalLinksQuery(useIdle() ? undefined : skipToken);
  useEffect(() => {
    if (data !== undefined) storeProduct(data);
  }, [data]);
  const { productName, productMarkUrl } = data ?? kept;
  return { name: productName ?? t('product'), markUrl: productMarkUrl };
}
