import { Button } from '@mantine/core';
import { useId } from 'react';
import { BusyButton } from '../button/BusyButton.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import type { LadderAction } from './LadderAction.ts';

interface LadderButtonProps {
  readonly action: LadderAction;
  readonly variant: 'filled' | 'default';
}

/** An action in sight; one that cannot be done keeps its place, with the reason below. */
export function LadderButton({ action, variant }: LadderButtonProps) {
  const { label, to, state, href, onClick, isBusy = false, reason = null } = action;
  const reasonId = useId();
  if (reason !== null)
    return (
      <>
        <BusyButton variant={variant} busy={false} disabled aria-describedby={reasonId}>
          {label}
        </BusyButton>
        <p id={reasonId} className="pr-ladder__reason">
          {reason}
        </p>
      </>
    );
  if (to !== undefined)
    return (
      <LinkButton to={to} state={state} variant={variant}>
        {label}
      </LinkButton>
    );
  if (href !== undefined)
    return (
      <Button component="a" href={href} variant={variant}>
        {label}
      </Button>
    );
  return (
    <BusyButton variant={variant} busy={isBusy} worksOffline {...(onClick && { onClick: () => onClick() })}>
      {label}
    </BusyButton>
  );
}
