import { useCallback, useState, type ReactNode } from 'react';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';
import type { ActedOn, UserAct } from './userActs.ts';

const ActDialog = lazyPart(async () => (await import('./ActDialog.tsx')).ActDialog);

interface UserActs {
  readonly ask: (user: ActedOn, act: UserAct) => void;
  /** Null while nothing is asked. */
  readonly dialog: ReactNode;
}

/** The question before an act on a user. `onDeleted` follows a deletion. */
export function useUserActs(onDeleted?: () => void): UserActs {
  const [asked, setAsked] = useState<{ readonly user: ActedOn; readonly act: UserAct } | null>(null);
  const ask = useCallback((user: ActedOn, act: UserAct) => setAsked({ user, act }), []);
  const close = () => setAsked(null);
  const done = () => {
    close();
    if (asked?.act === 'delete') onDeleted?.();
  };
  const dialog =
    asked === null ? null : (
      <OverlayBoundary onClose={close}>
        <ActDialog {...asked} onClose={close} onDone={done} />
      </OverlayBoundary>
    );
  return { ask, dialog };
}
