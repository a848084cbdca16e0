import { useMediaQuery } from '@mantine/hooks';
import { useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { SETTINGS } from '@portal/shared/domain/settings';
import { OfflineArea } from '../offline/OfflineArea.tsx';
import { useIsOffline } from '../offline/useIsOffline.ts';
import { useForgetField } from '../page/useForgetField.ts';
import { DialogBusy } from './dialogBusy.ts';
import { findOpener, Opener } from './opener.ts';
import { Panel } from './Panel.tsx';
import './dialog.css';
import { Covering, useCovered, useCovering, useIsBelowTop, useOpenDialog, useTopDialog } from './topDialog.ts';
import { useFirstField } from './useFirstField.ts';

export interface DialogProps {
  readonly opened: boolean;
  /** Names the action: "Add funds to Marketing US". */
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Sticky row at the bottom; the primary button comes last. Forms put `FormActions` into their body instead. */
  readonly footer?: ReactNode;
  /** Pixels; default 480. */
  readonly width?: number;
  /** False: Escape, a click outside and the close button do not close it. */
  readonly dismissible?: boolean;
  /** It comes before everything else, other dialogs too, and only its buttons close it. */
  readonly isTop?: boolean;
}

/**
 * The one modal: 480 px by default, full screen below 576 px; begins in its first empty field, traps the focus and returns
 * it on close. It stays open while a form in it is sent.
 */
export function Dialog({
  opened,
  title,
  onClose,
  children,
  footer,
  width = 480,
  dismissible = true,
  isTop = false,
}: DialogProps) {
  useFocusBack(opened);
  const [isBusy, setBusy] = useState(false);
  useTopDialog(isTop);
  useCovering(opened);
  const { isCovered, cover } = useCovered();
  useOpenDialog(opened);
  const isBelow = useIsBelowTop() && !isTop;
  const fullScreen = useMediaQuery(`(width < ${SETTINGS.layout.fullScreenBelowEm}em)`, false);
  return (
    <Panel
      opened={opened}
      onClose={isBusy ? stay : onClose}
      at={fullScreen ? 'everywhere' : 'center'}
      title={title}
      size={`${width / PX_OF_REM}rem`}
      closeOnEscape={dismissible && !isTop && !isBelow && !isCovered}
      closeOnClickOutside={dismissible && !isTop}
      trapFocus={!isBelow}
      inert={isBelow}
      {...(isTop && { zIndex: ABOVE_ALL })}
      withCloseButton={dismissible}
      className="pr-dialog"
    >
      <OfflineArea isOffline={useIsOffline()}>
        <DialogBusy value={setBusy}>
          <Opener value={null}>
            <Covering value={cover}>
              <Body>{children}</Body>
            </Covering>
          </Opener>
        </DialogBusy>
        {footer !== undefined && <div className="pr-dialog__footer">{footer}</div>}
      </OfflineArea>
    </Panel>
  );
}

const PX_OF_REM = 16;

/** Above the other dialogs (200), what they open (300) and the cookie question (350); below messages (400). */
const ABOVE_ALL = 380;

const stay = (): void => undefined;

function Body({ children }: { readonly children: ReactNode }) {
  useForgetField();
  return <div ref={useFirstField()}>{children}</div>;
}

/** Returns the focus when the dialog is unmounted while open (a dialog that is a route): Mantine does so only on close. */
function useFocusBack(opened: boolean): void {
  const given = useContext(Opener);
  const [before] = useState(() => given ?? findOpener());
  // The action may have taken away the element that opened the dialog, such as the button that verifies.
  const [around] = useState(() => before?.closest<HTMLElement>('section[tabindex="-1"]') ?? null);
  const isOpen = useRef(opened);
  useEffect(() => {
    isOpen.current = opened;
  }, [opened]);
  useEffect(
    () => () => {
      // Runs after the modal's own clean-up.
      window.setTimeout(() => {
        // A field that was refused meanwhile keeps the focus.
        if (!isOpen.current || document.activeElement?.matches('[aria-invalid="true"]') === true) return;
        const opener = [before, around].find((element) => element?.isConnected === true && element !== document.body);
        if (opener) opener.focus();
        else if (document.activeElement === document.body) focusTitle();
      });
    },
    [before, around],
  );
}

/** A dialog whose address was opened by itself has no opener. */
const focusTitle = (): void => document.querySelector<HTMLElement>('.pr-page h1')?.focus({ preventScroll: true });
