import type { AllowlistRecipient } from '@portal/shared/contract/allowlist';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/table/column.ts';

/** The columns of people on a list. */
export function useRecipientColumns(): readonly Column<AllowlistRecipient>[] {
  const { t } = useTranslation('allowlist');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('column.name'),
        width: 'minmax(160px, 1fr)',
        cell: ({ firstName, lastName }) => fullName(firstName, lastName),
      },
      { id: 'email', header: t('column.email'), width: 'minmax(200px, 2fr)', cell: ({ email }) => email },
    ],
    [t],
  );
}
