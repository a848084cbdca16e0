import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../button/BusyButton.tsx';
import { Dialog } from './Dialog.tsx';

export interface ConfirmDialogProps {
  readonly opened: boolean;
  readonly title: string;
  /** Repeats the verb, and the amount where money moves. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** Disables the confirm button. */
  readonly disabled?: boolean;
  /** Has to be agreed to before; stays in sight with the buttons. */
  readonly condition?: ReactNode;
  /** The `id` of what says why it is disabled. */
  readonly describedBy?: string | undefined;
  /** An action that cannot be undone: red, and Cancel has the focus. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** A question with two answers. */
export function ConfirmDialog({
  opened,
  title,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onClose,
  busy = false,
  disabled = false,
  condition,
  describedBy,
  danger = false,
  children,
}: ConfirmDialogProps) {
  const { t } = useTranslation();
  const footer = (
    <>
      {Boolean(condition) && <div className="pr-dialog__condition">{condition}</div>}
      <Button variant="default" onClick={onClose} disabled={busy} data-autofocus={danger || undefined}>
        {cancelLabel ?? t('action.cancel')}
      </Button>
      <BusyButton
        onClick={onConfirm}
        busy={busy}
        disabled={disabled}
        color={danger ? 'red' : undefined}
        isFirst={!danger}
        aria-describedby={describedBy}
      >
        {confirmLabel}
      </BusyButton>
    </>
  );
  return (
    <Dialog opened={opened} title={title} onClose={onClose} footer={footer} dismissible={!busy}>
      {children}
    </Dialog>
  );
}
