import {
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useCopyClicks } from '../copy/useCopyClicks.ts';
import { Boundary } from '../lazy/Boundary.tsx';
import { lazyPart } from '../lazy/lazyPart.tsx';

const HintBubble = lazyPart(async () => (await import('./HintBubble.tsx')).HintBubble);

const renderNothing = () => null;

/** Hover delay in ms: rows scrolled under the pointer show no hint. */
const REST_MS = 150;

interface VisibleHint {
  readonly target: HTMLElement;
  readonly text: string;
  readonly side?: 'right';
}

/** One delegated listener for every hint and copy button inside, dialogs included, so that none needs its own. */
export function HintArea({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  const { hint, close, handlers } = useHint();
  const { clicks, copied } = useCopyClicks();
  const bubble = copied ?? hint;
  return (
    <div className={className} {...clicks} {...handlers}>
      {children}
      <span role="status" className="pr-hidden-text">
        {copied?.text}
      </span>
      {bubble !== null && (
        <Boundary failed={renderNothing}>
          <Suspense fallback={null}>
            <HintBubble {...bubble} onClose={close} />
          </Suspense>
        </Boundary>
      )}
    </div>
  );
}

/** The hint of the hovered or focused element. */
function useHint() {
  const [hint, setHint] = useState<VisibleHint | null>(null);
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const show = useCallback((next: VisibleHint | null) => {
    window.clearTimeout(timer.current);
    setHint(next);
  }, []);
  const close = useCallback(() => show(null), [show]);
  const onPointerOver = ({ target }: PointerEvent) => {
    const next = findHint(target);
    if (next !== null && next.target === hint?.target) return;
    close();
    if (next !== null) timer.current = window.setTimeout(setHint, REST_MS, next);
  };
  const onFocus = ({ target }: FocusEvent) => show(findHint(target));
  return { hint, close, handlers: { onPointerOver, onFocus, onBlur: close } };
}

function findHint(target: EventTarget): VisibleHint | null {
  const hinted = target instanceof Element ? target.closest<HTMLElement>('[data-hint]') : null;
  if (hinted === null) return null;
  const { hint = '', hintSide } = hinted.dataset;
  return { target: hinted, text: hint, ...(hintSide === 'right' && { side: hintSide }) };
}
