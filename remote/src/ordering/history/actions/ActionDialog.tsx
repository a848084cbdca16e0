import type { OrderLineDetail } from '@portal/shared/contract/orders';
import type { RewardActionRecord } from '@portal/shared/contract/rewardActions';
import type { RewardAction } from '@portal/shared/domain/ordering/rewardActions';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { RewardActionForm } from './RewardActionForm.tsx';
import './locales.ts';
import './actions.css';
import { ReissueForm } from './ReissueForm.tsx';

interface ActionDialogProps {
  readonly action: RewardAction;
  /** Undefined: it is not read yet. */
  readonly line: OrderLineDetail | undefined;
  /** Drawn while it is not. */
  readonly waiting?: ReactNode;
  /** Once the action was taken; the dialog is over then. */
  readonly onSent: (record: RewardActionRecord) => void;
  readonly onClose: () => void;
}

/** Asks for an action on a reward: for whom it was, how much, what goes where, and why. */
export function ActionDialog({ action, line, waiting, onSent, onClose }: ActionDialogProps) {
  const { t } = useTranslation('rewardActions');
  return (
    <Dialog opened title={t(`title.${action}`)} onClose={onClose}>
      {line === undefined ? (
        waiting
      ) : action === 'REISSUE' ? (
        <ReissueForm line={line} onSent={onSent} onClose={onClose} />
      ) : (
        <RewardActionForm action={action} line={line} onSent={onSent} onClose={onClose} />
      )}
    </Dialog>
  );
}
