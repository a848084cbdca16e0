import { Suspense, useSyncExternalStore, type ReactNode } from 'react';
import type { RouteRow } from '../entities/permissions/routeRow.ts';
import { useHeldDrafts } from '../ui/form/useHeldDrafts.ts';
import { lazyPart } from '../ui/lazy/lazyPart.tsx';
import { PageBoundary } from '../ui/lazy/PageBoundary.tsx';
import { useServices } from './services.ts';

const SwitchedOffPage = lazyPart(async () => (await import('../ui/failure/SwitchedOffPage.tsx')).SwitchedOffPage);

interface AvailablePageProps {
  readonly row: RouteRow;
  readonly children: ReactNode;
}

/** A row's page, or why its module is switched off. */
export function AvailablePage({ row, children }: AvailablePageProps) {
  const { availability, module } = useServices();
  const { switchedOff, refresh } = useSyncExternalStore(availability.subscribe, availability.get);
  const off = switchedOff[module] ?? (row.module && switchedOff[row.module]);
  useHeldDrafts(off !== undefined);
  if (off === undefined) return children;
  return (
    <PageBoundary>
      <Suspense fallback={null}>
        <SwitchedOffPage off={off} onRetry={refresh} />
      </Suspense>
    </PageBoundary>
  );
}
