import type { Agreement } from '@portal/shared/contract/agreements';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementText } from '../../entities/agreement/AgreementText.tsx';
import { displayName } from '../../i18n/formatters.ts';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import type { Column } from '../../ui/table/column.ts';
import { ExactTime } from '../../ui/time/ExactTime.tsx';

/** The columns of the list. */
export function useAgreementColumns(): readonly Column<Agreement>[] {
  const { t, i18n } = useTranslation('agreement');
  return useMemo(
    () => [
      {
        id: 'who',
        header: t('columns.who'),
        width: 'minmax(200px, 1.4fr)',
        cell: ({ name, email }) => (
          <span className="pr-agreement-two">
            <strong>{name}</strong>
            <span>{email ?? t('deleted')}</span>
          </span>
        ),
      },
      {
        id: 'kind',
        header: t('columns.kind'),
        width: 'minmax(200px, 1.4fr)',
        cell: (agreement) => <AgreementText agreement={agreement} />,
      },
      {
        id: 'date',
        header: t('columns.date'),
        width: 'minmax(200px, 1fr)',
        sortable: true,
        cell: ({ date }) => <ExactTime at={date} />,
      },
      {
        id: 'version',
        header: t('columns.version'),
        width: 'minmax(88px, 0.5fr)',
        cell: ({ version }) => version,
      },
      {
        id: 'language',
        header: t('columns.language'),
        width: 'minmax(112px, 0.6fr)',
        cell: ({ language }) => displayName(i18n.language, 'language', language),
      },
      {
        id: 'ipAddress',
        header: t('columns.ipAddress'),
        width: 'minmax(152px, 0.8fr)',
        cell: ({ ipAddress }) => <CopyableCell value={ipAddress} label={t('copyIp')} />,
      },
    ],
    [t, i18n],
  );
}
