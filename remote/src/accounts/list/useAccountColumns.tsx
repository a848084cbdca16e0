import type { Account } from '@portal/shared/contract/customers';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../entities/permissions/useCan.ts';
import { Money } from '../../ui/money/Money.tsx';
import type { Column } from '../../ui/table/column.ts';
import { useRowLinks } from '../../ui/table/useRowLinks.ts';
import { accountPath, groupPath } from '../accountPaths.ts';
import { AccountStatusChip } from '../status/AccountStatusChip.tsx';

/** The columns of a list of accounts; `hasGroups`: with the group of each. */
export function useAccountColumns(hasGroups: boolean): readonly Column<Account>[] {
  const { t } = useTranslation('accounts');
  const seesBalance = useCan({ all: ['VIEW_BALANCE_ACCESS'] });
  const linkTo = useRowLinks();
  return useMemo(() => {
    const group: Column<Account> = {
      id: 'group',
      header: t('column.group'),
      width: 'minmax(144px, 1.4fr)',
      cell: ({ customerIdentifier, groupDisplayName }) => (
        <a {...linkTo(groupPath(customerIdentifier))}>{groupDisplayName}</a>
      ),
    };
    const balance: Column<Account> = {
      id: 'balance',
      header: t('column.balance'),
      width: 'minmax(144px, 1fr)',
      align: 'right',
      isFigure: true,
      cell: ({ availableBalance, currencyCode }) => (
        <Money variant="table" amount={availableBalance} currencyCode={currencyCode} />
      ),
    };
    const currency: Column<Account> = {
      id: 'currency',
      header: t('column.currency'),
      width: '88px',
      cell: ({ currencyCode }) => currencyCode,
    };
    return [
      {
        id: 'displayName',
        header: t('column.name'),
        width: 'minmax(176px, 2fr)',
        sortable: true,
        cell: (account) => (
          <a {...linkTo(accountPath(account))} className="pr-table__target">
            {account.displayName}
          </a>
        ),
      },
      seesBalance ? balance : currency,
      {
        id: 'status',
        header: t('column.status'),
        width: '120px',
        cell: ({ status }) => <AccountStatusChip status={status} />,
      },
      ...(hasGroups ? [group] : []),
      {
        id: 'identifier',
        header: t('column.identifier'),
        width: 'minmax(112px, 1fr)',
        cell: ({ accountIdentifier }) => <span className="pr-accounts__identifier">{accountIdentifier}</span>,
      },
    ];
  }, [t, hasGroups, seesBalance, linkTo]);
}
