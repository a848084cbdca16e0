import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { PageFailure } from '../failure/PageFailure.tsx';
import { WaitingPage } from './WaitingPage.tsx';

interface PageBoundaryProps {
  /** Shown while it loads; default: the skeleton of a page. */
  readonly waiting?: ReactNode;
  readonly children: ReactNode;
}

/** Boundary of a page: a skeleton while it loads, the failure in its place. */
export const PageBoundary = ({ waiting = <WaitingPage />, children }: PageBoundaryProps) => (
  <Boundary failed={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
    <Suspense fallback={waiting}>{children}</Suspense>
  </Boundary>
);
