import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
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
