import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { useSession } from '../../entities/session/sessionSource.ts';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';
import { useIsFirstDue } from './useIsFirstDue.ts';

const TermsDialog = lazyPart(async () => (await import('./TermsDialog.tsx')).TermsDialog);

/** Asks for terms that are due, once on a page with several modules, and not while the session itself is asked for. */
export function TermsWatch() {
  const { termsDue } = usePrincipal();
  const { status } = useSession();
  const isFirst = useIsFirstDue(termsDue && status === 'signed-in');
  if (!isFirst) return null;
  return (
    <OverlayBoundary onClose={() => undefined}>
      <TermsDialog />
    </OverlayBoundary>
  );
}
