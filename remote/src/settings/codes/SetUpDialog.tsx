import type { MfaSetUp } from '@portal/shared/contract/mfa';
import type { MfaType } from '@portal/shared/domain/mfa';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { BeginSetUp } from './BeginSetUp.tsx';
import { ConfirmSetUp } from './ConfirmSetUp.tsx';

interface SetUpDialogProps {
  readonly type: MfaType;
  readonly onClose: () => void;
}

/** Adds a way to get codes: the password, then a code by that way. */
export function SetUpDialog({ type, onClose }: SetUpDialogProps) {
  const { t } = useTranslation('codes');
  const notify = useNotify();
  const [begun, setBegun] = useState<MfaSetUp | null>(null);
  const [isLate, setLate] = useState(false);
  const beginAgain = () => {
    setLate(true);
    setBegun(null);
  };
  const done = () => {
    notify.success(t('added', { name: t(`type.${type}`) }));
    onClose();
  };
  return (
    <Dialog opened title={t(`add.${type}`)} onClose={onClose}>
      {begun === null ? (
        <BeginSetUp type={type} isLate={isLate} onBegun={setBegun} />
      ) : (
        <ConfirmSetUp setUp={begun} onResent={setBegun} onEnded={beginAgain} onDone={done} />
      )}
    </Dialog>
  );
}
