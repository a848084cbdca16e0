import type { BalanceAlert } from '@portal/shared/contract/balanceAlerts';
import { visibleText } from '@portal/shared/domain/people/visibleText';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useMemo } from 'react';
import { typedText } from '../../ui/page/urlParameter.ts';
import { useTableQuery } from '../../ui/table/useTableQuery.ts';

const LIST = { sizes: [SETTINGS.paging.tableMax], filters: { q: typedText } };

/** The search of the alerts, all of which are here: by name, account or email. */
export function useAlertSearch(alerts: readonly BalanceAlert[] | undefined) {
  const list = useTableQuery(LIST);
  const { q } = list.filters;
  const found = useMemo(() => {
    const text = visibleText(q).trim().toLowerCase();
    return alerts?.filter(({ displayName, accounts, recipientEmails }) =>
      [displayName, ...accounts.map((account) => account.displayName), ...recipientEmails].some((fact) =>
        fact.toLowerCase().includes(text),
      ),
    );
  }, [alerts, q]);
  return { list, found };
}
