import { Suspense, type ReactNode } from 'react';
import { Boundary } from './Boundary.tsx';
import { PageFailure } from '../failure/PageFailure.tsx';
import { WaitingPage } from './WaitingPage.tsx';

/** Boundary of a page: a skeleton while it loads, the failure in its place. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary failed={(error, retry) => <PageFailure error={error} onRetry={retry} />}>
    <Suspense fallback={<WaitingPage />}>{children}</Suspense>
  </Boundary>
);
