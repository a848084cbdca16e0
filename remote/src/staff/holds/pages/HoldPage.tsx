import { PATHS } from '@portal/shared/domain/access/paths';
import type { HoldDecision } from '@portal/shared/domain/ordering/orderHold';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { DetailDrawer } from '../../../ui/detail/DetailDrawer.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../../ui/lazy/useLoadAhead.ts';
import { HoldDetail } from '../HoldDetail.tsx';
import { useGetHoldQuery } from '../holdsApi.ts';

const loadDialog = async () => (await import('../DecisionDialog.tsx')).DecisionDialog;
const DecisionDialog = lazyDialog(loadDialog);

/** One held order beside the list (`/staff/holds/{referenceOrderId}`). */
export function HoldPage() {
  const { t } = useTranslation('staff');
  const { referenceOrderId = '' } = useParams();
  const [deciding, setDeciding] = useState<HoldDecision | null>(null);
  const query = useGetHoldQuery(referenceOrderId, { refetchOnMountOrArgChange: true });
  useLoadAhead(loadDialog);
  return (
    <DetailDrawer
      key={referenceOrderId}
      title={query.currentData?.accountDisplayName ?? t('title.hold')}
      query={query}
      waitingFor={t('title.hold')}
      notFound={t('holds.gone')}
      listPath={PATHS.staffHolds}
    >
      {(hold) => (
        <>
          <HoldDetail hold={hold} onDecide={setDeciding} />
          {deciding !== null && <DecisionDialog hold={hold} decision={deciding} onClose={() => setDeciding(null)} />}
        </>
      )}
    </DetailDrawer>
  );
}
