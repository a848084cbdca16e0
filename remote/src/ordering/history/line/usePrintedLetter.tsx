import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterDialogProps } from '../../../entities/delivery-template/letter/LetterDialog.tsx';
import { useCan } from '../../../entities/permissions/useCan.ts';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import type { LadderAction } from '../../../ui/actions/LadderAction.ts';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { usePrintLetterMutation } from '../historyApi.ts';
import { getRecipientName } from './lineName.ts';

const LetterDialog = lazyPart<LetterDialogProps>(
  async () => (await import('../../../entities/delivery-template/letter/LetterDialog.tsx')).LetterDialog,
);

/** Prints the letter of a mailed reward again, for those who may see its code. */
export function usePrintedLetter(line: OrderLineDetail): {
  readonly action: LadderAction | null;
  readonly dialog: ReactNode;
} {
  const { t, i18n } = useTranslation('orderHistory');
  const notify = useNotify();
  const maySee = useCan({ all: ['REWARD_CREDENTIALS_ACCESS'] });
  const [print, { data, isLoading, reset }] = usePrintLetterMutation();
  const { referenceOrderId, lineNumber, rewardStatus } = line;
  const show = async () => {
    const { error } = await print({ referenceOrderId, lineNumber });
    if (error !== undefined) notify.error(apiErrorMessage(i18n, error, t('letter.failed')));
  };
  // Once it is closed, the page holds the letter no longer.
  const close = () => {
    if (data !== undefined) URL.revokeObjectURL(data.address);
    reset();
  };
  const hasLetter = maySee && line.isPrintable && rewardStatus !== null && rewardStatus !== 'CANCELLED';
  return {
    action: hasLetter
      ? {
          key: 'letter',
          label: t('letter.print'),
          isBusy: isLoading,
          onClick: () => void show(),
          reason: rewardStatus === 'FROZEN' ? t('letter.onHold') : null,
        }
      : null,
    dialog: data !== undefined && (
      <OverlayBoundary onClose={close}>
        <LetterDialog
          title={t('letter.title', { recipient: getRecipientName(t, line) })}
          address={data.address}
          fileName={data.fileName}
          onClose={close}
        >
          <p>{t('letter.text')}</p>
        </LetterDialog>
      </OverlayBoundary>
    ),
  };
}
