import type { FundingTransaction } from '@portal/shared/contract/funding';
import { ANY_ORDER_HISTORY } from '@portal/shared/domain/permissions';
import { useTranslation } from 'react-i18next';
import { Link, matchPath } from 'react-router-dom';
import { useRouteRows } from '../../entities/permissions/routeRows.ts';
import { useCan } from '../../entities/permissions/useCan.ts';

/** What a movement was for: the order, as a link where this mount has its page, and the text that came with it. */
export function TransactionDescription({ transaction }: { readonly transaction: FundingTransaction }) {
  const { t } = useTranslation('funding');
  const mayOpen = useCan({ any: ANY_ORDER_HISTORY });
  const { referenceOrderId, description } = transaction;
  const address = `/orders/${encodeURIComponent(referenceOrderId ?? '')}`;
  const hasPage = useRouteRows().some(({ path }) => matchPath(path, address) !== null);
  if (referenceOrderId === null) return <>{description}</>;
  const text = t('order', { reference: referenceOrderId });
  return mayOpen && hasPage ? <Link to={address}>{text}</Link> : <>{text}</>;
}
