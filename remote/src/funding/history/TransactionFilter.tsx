import { NativeSelect } from '@mantine/core';
import { TRANSACTION_TYPES } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { enumerationWord } from '../../i18n/enumerationWord.ts';
import { useTransactionsQuery } from './useTransactionsQuery.ts';

/** Filters by one kind of transaction, or shows all. */
export function TransactionFilter() {
  const { t, i18n } = useTranslation('funding');
  const { table, type } = useTransactionsQuery();
  return (
    <NativeSelect
      label={t('filter.type')}
      value={type ?? ''}
      onChange={(event) => table.setFilters({ type: event.currentTarget.value })}
      data={[
        { value: '', label: t('filter.anyType') },
        ...TRANSACTION_TYPES.map((value) => ({ value, label: enumerationWord(i18n, 'transaction', value) })),
      ]}
    />
  );
}
