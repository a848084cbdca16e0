import { Suspense, type ReactNode } from 'react';
import { PartFailure } from '../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { Boundary } from '../ui/lazy/Boundary.tsx';

/** Boundary of a part of the page whose code comes later. */
export const PartBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary failed={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
    <Suspense fallback={<PageSkeleton rows={5} />}>{children}</Suspense>
  </Boundary>
);
