import { useTranslation } from 'react-i18next';
import { Bar } from '../../../ui/feedback/Bar.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { TableSkeleton } from '../../../ui/feedback/TableSkeleton.tsx';

/** The shape of an order's page: its name, where it stands, its rewards. */
export function OrderSkeleton() {
  const { t } = useTranslation('orderHistory');
  return (
    <PageSkeleton waitingFor={t('waiting.order')}>
      <div className="pr-shape" aria-hidden="true">
        <div className="pr-order__shape">
          <Bar width="520px" height={32} />
          <Bar width="340px" />
        </div>
        <Bar width="220px" height={24} />
        <TableSkeleton rows={4} />
      </div>
    </PageSkeleton>
  );
}
