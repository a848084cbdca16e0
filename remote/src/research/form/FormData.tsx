import type { Customer } from '@portal/shared/contract/customers';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { useCatalog } from '../../entities/catalog/useCatalog.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import type { FindItem } from './incentiveValues.ts';
import { useFindItem } from './useFindItem.ts';

interface FormData {
  readonly groups: readonly Customer[];
  readonly findItem: FindItem;
}

/** Loads the accounts and rewards that the form chooses among. */
export function FormData({ children }: { readonly children: (data: FormData) => ReactNode }) {
  const { i18n } = useTranslation('research');
  const groups = useCustomers();
  const catalog = useCatalog();
  const findItem = useFindItem(catalog.brands);
  if (groups.data === undefined && groups.error !== undefined)
    return (
      <PartFailure
        error={groups.error}
        title={i18n.t('signedIn:account.listFailed')}
        onRetry={() => void groups.refetch()}
      />
    );
  if (catalog.brands === undefined && catalog.error !== undefined)
    return <PartFailure error={catalog.error} onRetry={catalog.refetch} />;
  if (groups.data === undefined || catalog.brands === undefined) return <PageSkeleton rows={8} />;
  if (groups.data.every(({ accounts }) => accounts.length === 0))
    return <EmptyState text={i18n.t('signedIn:account.none')} />;
  return children({ groups: groups.data, findItem });
}
