import { Suspense, useState } from 'react';
import { Boundary } from '../lazy/Boundary.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';
import type { LadderAction } from './LadderAction.ts';
import type { LadderMenuProps } from './LadderMenu.tsx';
import { MoreButton } from './MoreButton.tsx';

const LadderMenu = lazyPart<LadderMenuProps>(async () => (await import('./LadderMenu.tsx')).LadderMenu);

/** The menu of the other actions. It loads after what is in sight; a press of its button meanwhile is kept. */
export function MoreActions({ actions }: { readonly actions: readonly LadderAction[] }) {
  const [isPressed, setPressed] = useState(false);
  const waiting = <MoreButton aria-haspopup="menu" aria-expanded={false} onClick={() => setPressed(true)} />;
  return (
    <Boundary failed={(_error, retry) => <MoreButton onClick={retry} />}>
      <Suspense fallback={waiting}>
        <LadderMenu actions={actions} isOpenAtFirst={isPressed} />
      </Suspense>
    </Boundary>
  );
}
