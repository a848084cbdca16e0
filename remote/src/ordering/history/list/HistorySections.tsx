import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useFeature } from '../../../entities/platform/signedIn.ts';
import { SectionNav } from '../../../ui/page/SectionNav.tsx';

/** The two lists of the history; without the table of line items there is one, which needs no choice. */
export function HistorySections({ current }: { readonly current: string }) {
  const { t } = useTranslation('orderHistory');
  const hasLineItems = useFeature('line-item-table');
  if (!hasLineItems) return null;
  const section = (path: string, name: string) => ({ path, name, isCurrent: path === current });
  return (
    <SectionNav
      label={t('title.orders')}
      sections={[section(PATHS.lineItemHistory, t('title.lineItems')), section(PATHS.orders, t('title.orderList'))]}
    />
  );
}
