import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../ui/table/column.ts';
import type { ApiCall } from './readCalls.ts';

/** The columns of the API's calls. */
export function useCallColumns(): readonly Column<ApiCall>[] {
  const { t } = useTranslation('staff');
  return useMemo(
    () => [
      {
        id: 'call',
        header: t('calls.call'),
        width: 'minmax(240px, 2.4fr)',
        cell: ({ method, path }) => (
          <span className="pr-staff-code">
            {method} {path}
          </span>
        ),
      },
      { id: 'summary', header: t('calls.summary'), width: 'minmax(176px, 2fr)', cell: ({ summary }) => summary },
      {
        id: 'rights',
        header: t('calls.rights'),
        width: 'minmax(160px, 1.6fr)',
        cell: ({ rights }) => <span className="pr-staff-code">{rights === '' ? '–' : rights}</span>,
      },
    ],
    [t],
  );
}
