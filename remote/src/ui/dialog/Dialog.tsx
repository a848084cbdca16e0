import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SETTINGS } from '@portal/shared/domain/settings';
import './panelStyles.ts';
import '@mantine/core/styles/Modal.css';
import './dialog.css';

export interface DialogProps {
  readonly opened: boolean;
  /** Says the act: "Add funds to Marketing US". */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Sticky row at the bottom; the primary button comes last. Forms put `FormActions` into their body instead. */
  readonly footer?: ReactNode;
  /** Pixels; 480 unless told. */
  readonly width?: number;
  /** False: neither Escape nor a click outside nor a cross closes it. */
  readonly dismissible?: boolean;
}

/** The one modal (A16): 480 px, full screen below 576 px, focus kept inside and given back. */
export function Dialog({ opened, title, onClose, children, footer, width = 480, dismissible = true }: DialogProps) {
  const { t } = useTranslation();
  useFocusBack(opened);
  const fullScreen = useMediaQuery(`(width < ${SETTINGS.layout.fullScreenBelowEm}em)`, false);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
      size={width}
      centered
      fullScreen={fullScreen}
      lockScroll={false}
      closeOnEscape={dismissible}
      closeOnClickOutside={dismissible}
      withCloseButton={dismissible}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      transitionProps={{ duration: 200 }}
      className="pr-dialog"
    >
      {children}
      {footer !== undefined && <div className="pr-dialog__footer">{footer}</div>}
    </Modal>
  );
}

/** Gives the focus back when the dialog is taken away while it is open, as a page of its own address is: the modal does so only when it is told to close. */
function useFocusBack(opened: boolean): void {
  const [before] = useState(() => document.activeElement);
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
  }, [opened]);
  useEffect(
    () => () => {
      // After the modal's own clean-up.
      window.setTimeout(() => {
        if (isOpen.current && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
}
