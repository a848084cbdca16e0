import { ANY_ORDER_HISTORY } from '@portal/shared/domain/access/permissions';
import { useMemo } from 'react';
import { useCan } from '../../entities/permissions/useCan.ts';
import { useFeature } from '../../entities/platform/signedIn.ts';
import type { OpenLists } from './figurePath.ts';

/** Returns the lists that the reader may open. */
export function useOpenLists(): OpenLists {
  const orders = useCan({ any: ANY_ORDER_HISTORY });
  const hasLines = useFeature('line-item-table');
  const transactions = useCan({ any: ['FUNDING_ACCESS', 'FUNDING_MANAGE'] });
  return useMemo(() => ({ orders, lines: orders && hasLines, transactions }), [orders, hasLines, transactions]);
}
