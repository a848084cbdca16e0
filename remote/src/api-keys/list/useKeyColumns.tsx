import { Menu } from '@mantine/core';
import type { ApiCredential } from '@portal/shared/contract/apiCredentials';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation } from 'react-router-dom';
import { getScopeName } from '../../entities/api-scope/scopeTexts.ts';
import { useCan } from '../../entities/permissions/useCan.ts';
import { ShortList } from '../../ui/hint/ShortList.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import type { KeyAction, OpenKeyAction } from '../actions/keyAction.ts';
import { useKeyKind } from '../useKeyKind.ts';
import { KeyAccess } from './KeyAccess.tsx';
import { KeyStatus } from './KeyStatus.tsx';
import { LastUse } from './LastUse.tsx';

const ACTIONS: readonly KeyAction[] = ['reveal', 'deactivate'];

/** The columns of the keys; each leads to its detail, and those that work have actions for users who may change them. */
export function useKeyColumns(onAction: (opened: OpenKeyAction) => void): readonly Column<ApiCredential>[] {
  const { t, i18n } = useTranslation(['apiKeys', 'apiScope']);
  const { change, keyPath } = useKeyKind();
  const mayChange = useCan(change);
  const linkTo = useRowLinks();
  const { search } = useLocation();
  return useMemo(() => {
    const actions: Column<ApiCredential> = {
      id: 'actions',
      header: t('column.actions'),
      width: '58px',
      isActions: true,
      cell: (apiKey) =>
        apiKey.status === 'ACTIVE' && (
          <RowMenu label={t('action.of', { name: apiKey.displayName })}>
            {ACTIONS.map((action) => (
              <Menu.Item
                key={action}
                onClick={() => onAction({ action, apiKey })}
                {...(action === 'deactivate' && { color: 'red' })}
              >
                {t(`action.${action}`)}
              </Menu.Item>
            ))}
          </RowMenu>
        ),
    };
    return [
      {
        id: 'displayName',
        header: t('column.name'),
        width: 'minmax(136px, 1.4fr)',
        cell: ({ credentialId, displayName }) => (
          <a {...linkTo(generatePath(keyPath, { credentialId }) + search)} className="pr-table__target">
            {displayName}
          </a>
        ),
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 'minmax(160px, 1fr)',
        cell: (apiKey) => <KeyStatus apiKey={apiKey} />,
      },
      {
        id: 'scopes',
        header: t('column.scopes'),
        width: 'minmax(144px, 1.2fr)',
        cell: ({ scopes }) => <ShortList names={scopes.map((scope) => getScopeName(i18n, scope))} />,
      },
      {
        id: 'access',
        header: t('column.access'),
        width: 'minmax(112px, 1fr)',
        cell: (apiKey) => <KeyAccess apiKey={apiKey} />,
      },
      {
        id: 'lastUse',
        header: t('column.lastUse'),
        width: 'minmax(104px, 0.7fr)',
        cell: (apiKey) => <LastUse apiKey={apiKey} />,
      },
      {
        id: 'maskedKey',
        header: t('column.key'),
        width: 'minmax(224px, 1.2fr)',
        cell: ({ maskedKey }) => (
          <code className="pr-key-mask" translate="no">
            {maskedKey}
          </code>
        ),
      },
      ...(mayChange ? [actions] : []),
    ];
  }, [t, i18n, mayChange, linkTo, keyPath, search, onAction]);
}
