import { WaitingPage } from '../ui/lazy/WaitingPage.tsx';
import { useServices } from './services.ts';
import { WaitingShell } from './WaitingShell.tsx';

/** Stands for a page until it is there, in the portal's own frame where the page will have that. */
export function FrameSkeleton({ hasShell }: { readonly hasShell: boolean }) {
  const { isEmbedded } = useServices();
  return hasShell && !isEmbedded ? <WaitingShell /> : <WaitingPage />;
}
