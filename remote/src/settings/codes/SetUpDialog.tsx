import type { MfaSetUp } from '@portal/shared/contract/mfa';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import '../../entities/mfa/locales.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { BeginSetUp } from './BeginSetUp.tsx';
import { ConfirmSetUp } from './ConfirmSetUp.tsx';

interface SetUpDialogProps {
  readonly type: MfaType;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Adds a way to get codes: the password, then a code by that way. */
export function SetUpDialog({ type, onClose, onDone }: SetUpDialogProps) {
  // With the texts of the second step: loading them then would hide the dialog, and its close button would take the focus.
  const { t } = useTranslation(['codes', 'mfa']);
  const notify = useNotify();
  const [begun, setBegun] = useState<MfaSetUp | null>(null);
  const [isLate, setLate] = useState(false);
  const beginAgain = () => {
    setLate(true);
    setBegun(null);
  };
  const done = () => {
    notify.success(t('added', { name: t(`type.${type}`) }));
    onDone();
  };
  // The step before, which held the focus, is gone.
  const containerRef = useRef<HTMLDivElement>(null);
  const isBegun = begun !== null;
  useEffect(() => {
    if (isBegun || isLate) containerRef.current?.querySelector('input')?.focus();
  }, [isBegun, isLate]);
  return (
    <Dialog opened title={t(`add.${type}`)} onClose={onClose}>
      <div ref={containerRef}>
        {begun === null ? (
          <BeginSetUp type={type} isLate={isLate} onBegun={setBegun} />
        ) : (
          <ConfirmSetUp setUp={begun} onResent={setBegun} onEnded={beginAgain} onDone={done} />
        )}
      </div>
    </Dialog>
  );
}
