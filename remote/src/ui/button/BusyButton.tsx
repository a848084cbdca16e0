import { Button, type ButtonProps } from '@mantine/core';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { useOfflineReason } from '../offline/offlineReason.ts';

export interface BusyButtonProps extends Pick<ButtonProps, 'color' | 'fullWidth' | 'size' | 'variant'> {
  readonly type?: 'button' | 'submit';
  /** The action is in progress. */
  readonly busy: boolean;
  readonly disabled?: boolean;
  /** Sends nothing, so that it stays open while the browser is offline. */
  readonly worksOffline?: boolean;
  /** Has the focus when its dialog opens. */
  readonly isFirst?: boolean;
  /** Says why it is disabled, by its `id`. */
  readonly 'aria-describedby'?: string | undefined;
  readonly onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  readonly children: ReactNode;
}

/** A button for an asynchronous action. Busy, disabled or offline it does nothing, but keeps the focus. */
export function BusyButton(props: BusyButtonProps) {
  const {
    type = 'button',
    busy,
    disabled = false,
    worksOffline = false,
    isFirst = false,
    onClick,
    children,
    ...rest
  } = props;
  const { 'aria-describedby': describedBy, ...buttonProps } = rest;
  const offlineReason = useOfflineReason();
  const reason = worksOffline ? null : offlineReason;
  const isClosed = disabled || reason !== null;
  const isIdle = busy || isClosed;
  return (
    <Button
      {...buttonProps}
      aria-describedby={[describedBy, reason].filter(Boolean).join(' ') || undefined}
      type={type}
      loading={busy}
      data-disabled={isClosed || undefined}
      data-autofocus={isFirst || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? refuse : onClick}
      renderRoot={enabled}
    >
      {children}
    </Button>
  );
}

// Enter in a form field triggers a click too.
const refuse = (event: MouseEvent): void => event.preventDefault();

// `aria-disabled`, because browsers take the focus from a disabled element and do not return it.
const enabled = (root: ComponentPropsWithoutRef<'button'>) => <button {...root} disabled={false} />;
