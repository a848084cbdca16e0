import { useState, type ReactNode } from 'react';
import { CONSENT_KEY } from '../shell/consent/consentKey.ts';
import type { ConsentAreaProps } from '../shell/consent/ConsentArea.tsx';
import { Later } from '../ui/lazy/Later.tsx';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { safeStorage } from '../browser/safeStorage.ts';

const ConsentArea = lazyPart<ConsentAreaProps>(
  async () => (await import(/* webpackChunkName: "consent" */ '../shell/consent/ConsentArea.tsx')).ConsentArea,
);

/** The question about cookies above the pages. Its room is kept until it was answered, so that nothing moves when it comes. */
export function ConsentFrame({ children }: { readonly children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [isAsked, setIsAsked] = useState(() => safeStorage('local').get(CONSENT_KEY) === null);
  return (
    <>
      <div ref={setContainer} className="pr-consent" data-asked={isAsked || undefined} />
      {children}
      {container !== null && (
        <Later>
          <ConsentArea container={container} onConsent={() => setIsAsked(false)} />
        </Later>
      )}
    </>
  );
}
