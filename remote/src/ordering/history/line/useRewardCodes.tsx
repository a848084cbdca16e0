import type { OrderLineDetail } from '@portal/shared/contract/orders';
import { isMailed } from '@portal/shared/domain/ordering/deliveryKinds';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { useRevealCredentialsMutation } from '../historyApi.ts';

const CodesDialog = lazyPart(async () => (await import('./CodesDialog.tsx')).CodesDialog);

/** Shows the codes of a reward for a while, to those who may see them; neither the store nor the address keeps them. */
export function useRewardCodes(line: OrderLineDetail): {
  readonly action: LadderAction | null;
  readonly dialog: ReactNode;
} {
  const { t, i18n } = useTranslation('orderHistory');
  const notify = useNotify();
  const maySee = useCan({ all: ['REWARD_CREDENTIALS_ACCESS'] });
  const [reveal, { data, isLoading, reset }] = useRevealCredentialsMutation();
  const { referenceOrderId, lineNumber, rewardStatus } = line;
  const show = async () => {
    const { error } = await reveal({ referenceOrderId, lineNumber });
    if (error !== undefined) notify.error(apiErrorMessage(i18n, error, t('codes.failed')));
  };
  // A card that goes by post carries its code alone.
  const isCard = isMailed(line.deliveryMethod) && !line.isPrintable;
  const hasCodes = maySee && !isCard && rewardStatus !== null && rewardStatus !== 'CANCELLED';
  return {
    action: hasCodes
      ? {
          key: 'codes',
          label: t('codes.action'),
          isBusy: isLoading,
          onClick: () => void show(),
          reason: rewardStatus === 'FROZEN' ? t('codes.onHold') : null,
        }
      : null,
    dialog: data !== undefined && (
      <OverlayBoundary onClose={reset}>
        <CodesDialog codes={data} onClose={reset} />
      </OverlayBoundary>
    ),
  };
}
