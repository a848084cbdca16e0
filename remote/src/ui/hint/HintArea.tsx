import { lazy, Suspense, useCallback, useState, type ReactNode, type SyntheticEvent } from 'react';
import { useCopyClicks } from '../copy/useCopyClicks.ts';

const HintBubble = lazy(() => import('./HintBubble.tsx').then((module) => ({ default: module.HintBubble })));

interface Shown {
  readonly target: HTMLElement;
  readonly text: string;
}

/** One listener for every hint and copy button inside, dialogs included, so that none of them needs its own. */
export function HintArea({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const { clicks, copied } = useCopyClicks();
  const close = useCallback(() => setShown(null), []);
  const open = ({ target }: SyntheticEvent) => {
    const hinted = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
    setShown(hinted === null ? null : { target: hinted, text: hinted.dataset['hint'] ?? '' });
  };
  const bubble = copied ?? shown;
  return (
    <div className={className} {...clicks} onPointerOver={open} onFocus={open} onBlur={close}>
      {children}
      <span role="status" className="pr-hidden-text">
        {copied?.text}
      </span>
      {bubble !== null && (
        <Suspense fallback={null}>
          <HintBubble {...bubble} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
