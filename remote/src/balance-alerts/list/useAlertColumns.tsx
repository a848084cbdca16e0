import { Menu } from '@mantine/core';
import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation } from 'react-router-dom';
import { useCan } from '../../entities/permissions/useCan.ts';
import { ShortList } from '../../ui/hint/ShortList.tsx';
import { RowMenu } from '../../ui/menu/RowMenu.tsx';
import { Money } from '../../ui/money/Money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { RelativeTime } from '../../ui/time/RelativeTime.tsx';
import { CHANGE_ALERTS } from '../alertRights.ts';
import { BelowNow } from './BelowNow.tsx';

const editPath = (identifier: string): string => generatePath(PATHS.editBalanceAlert, { identifier });

/** The columns of the alerts; each leads to its detail, and users who may change them get actions. */
export function useAlertColumns(onDelete: (alert: BalanceAlert) => void): readonly Column<BalanceAlert>[] {
  const { t } = useTranslation('balanceAlerts');
  const mayChange = useCan(CHANGE_ALERTS);
  const linkTo = useRowLinks();
  const { search } = useLocation();
  return useMemo(() => {
    const actions: Column<BalanceAlert> = {
      id: 'actions',
      header: t('column.actions'),
      width: '58px',
      isActions: true,
      cell: (alert) => (
        <RowMenu label={t('action.of', { name: alert.displayName })}>
          <Menu.Item component={Link} to={editPath(alert.identifier)}>
            {t('action.edit')}
          </Menu.Item>
          <Menu.Item color="red" onClick={() => onDelete(alert)}>
            {t('action.delete')}
          </Menu.Item>
        </RowMenu>
      ),
    };
    return [
      {
        id: 'displayName',
        header: t('column.name'),
        width: 'minmax(144px, 2fr)',
        cell: ({ identifier, displayName }) => (
          <a {...linkTo(generatePath(PATHS.balanceAlert, { identifier }) + search)} className="pr-table__target">
            {displayName}
          </a>
        ),
      },
      {
        id: 'threshold',
        header: t('column.threshold'),
        width: 'minmax(128px, 1fr)',
        align: 'right',
        isFigure: true,
        cell: ({ threshold, currencyCode }) => <Money variant="table" amount={threshold} currencyCode={currencyCode} />,
      },
      {
        id: 'accounts',
        header: t('column.accounts'),
        width: 'minmax(176px, 1.8fr)',
        cell: (alert) => (
          <div className="pr-alert-watched">
            <span>
              <ShortList names={alert.accounts.map(({ displayName }) => displayName)} />
            </span>
            <BelowNow alert={alert} />
          </div>
        ),
      },
      {
        id: 'recipients',
        header: t('column.recipients'),
        width: 'minmax(176px, 2fr)',
        cell: ({ recipientEmails }) => <ShortList names={recipientEmails} />,
      },
      {
        id: 'lastSent',
        header: t('column.lastSent'),
        width: 'minmax(104px, 1fr)',
        cell: ({ lastSentDate }) => (lastSentDate === null ? t('never') : <RelativeTime at={lastSentDate} />),
      },
      ...(mayChange ? [actions] : []),
    ];
  }, [t, mayChange, linkTo, search, onDelete]);
}
