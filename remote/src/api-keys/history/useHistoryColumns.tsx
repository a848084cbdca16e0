import type { ApiCredentialEvent } from '@portal/shared/contract/apiCredentials';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import '../api-keys.css';
import { CopyableCell } from '../../ui/copy/CopyableId.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { ExactTime } from '../../ui/time/ExactTime.tsx';
import { getActionName, getTypeName } from '../keyTexts.ts';
import { useAreaKinds } from '../useKeyKind.ts';

/** The columns of the history; each row leads to its key. Where several types stand beside each other, a column names them. */
export function useHistoryColumns(): readonly Column<ApiCredentialEvent>[] {
  const { t, i18n } = useTranslation('apiKeys');
  const kinds = useAreaKinds();
  const linkTo = useRowLinks();
  return useMemo(() => {
    const typeColumn: Column<ApiCredentialEvent> = {
      id: 'type',
      header: t('column.type'),
      width: 'minmax(136px, 0.8fr)',
      cell: ({ type }) => getTypeName(i18n, type),
    };
    return [
      {
        id: 'displayName',
        header: t('column.name'),
        width: 'minmax(152px, 1.4fr)',
        cell: ({ credentialId, type, displayName }) => {
          const keyPath = kinds.find((kind) => kind.type === type)?.keyPath;
          if (keyPath === undefined) return displayName;
          return (
            <a {...linkTo(generatePath(keyPath, { credentialId }))} className="pr-table__target">
              {displayName}
            </a>
          );
        },
      },
      {
        id: 'action',
        header: t('column.action'),
        width: 'minmax(112px, 0.8fr)',
        cell: ({ action }) => getActionName(i18n, action),
      },
      ...(kinds.length > 1 ? [typeColumn] : []),
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
        header: t('column.id'),
        width: 'minmax(160px, 0.8fr)',
        cell: ({ credentialId }) => <CopyableCell value={credentialId} label={t('copyId')} />,
      },
    ];
  }, [t, i18n, kinds, linkTo]);
}
