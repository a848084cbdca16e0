import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import type { CatalogState } from '../../../entities/catalog/useCatalog.ts';

/** Toasts each failed load of the catalogue once. */
export function useCatalogFailureToast({ error, isFetching }: Pick<CatalogState, 'error' | 'isFetching'>): void {
  const { t } = useTranslation('catalog');
  const notify = useNotify();
  const hasFailed = error !== undefined && !isFetching;
  useEffect(() => {
    if (hasFailed) notify.error(t('catalog.loadFailed'));
  }, [hasFailed, notify, t]);
}
