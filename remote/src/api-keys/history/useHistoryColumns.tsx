import type { ApiCredentialEvent } from '@portal/shared/contract/apiCredentials';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import '../api-keys.css';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { getActionName } from '../keyTexts.ts';
import { useKeyKind } from '../useKeyKind.ts';

/** The columns of the history; each row leads to its key. */
export function useHistoryColumns(): readonly Column<ApiCredentialEvent>[] {
  const { t, i18n } = useTranslation('apiKeys');
  const { keyPath } = useKeyKind();
  const linkTo = useRowLinks();
  return useMemo(
    () => [
      {
        id: 'displayName',
        header: t('column.name'),
        width: 'minmax(152px, 1.4fr)',
        cell: ({ credentialId, displayName }) => (
          <a {...linkTo(generatePath(keyPath, { credentialId }))} className="pr-table__target">
            {displayName}
          </a>
        ),
      },
      {
        id: 'action',
        header: t('column.action'),
        width: 'minmax(112px, 0.8fr)',
        cell: ({ action }) => getActionName(i18n, action),
      },
      {
        id: 'date',
        header: t('column.date'),
        width: 'minmax(216px, 1fr)',
        sortable: true,
        cell: ({ date }) => <ExactTime at={date} />,
      },
      {
        id: 'name',
        header: t('column.who'),
        width: 'minmax(208px, 1.2fr)',
        cell: ({ name, email }) => (
          <span className="pr-key-who">
            <span>{name}</span>
            {email !== null && <span>{email}</span>}
          </span>
        ),
      },
      {
        id: 'credentialId',
        header: t('keyId'),
        width: 'minmax(160px, 0.8fr)',
        cell: ({ credentialId }) => <CopyableCell value={credentialId} label={t('copyKeyId')} />,
      },
    ],
    [t, i18n, keyPath, linkTo],
  );
}
