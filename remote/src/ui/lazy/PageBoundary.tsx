import { Suspense, type ReactNode } from 'react';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { Page } from '../page/Page.tsx';
import { Boundary } from './Boundary.tsx';
import { Failure } from './Failure.tsx';

/** Boundary of a page: a skeleton while it loads, the failure in its place. */
export const PageBoundary = ({ children }: { readonly children: ReactNode }) => (
  <Boundary failed={(error, retry) => <Failure error={error} onRetry={retry} />}>
    <Suspense
      fallback={
        <Page>
          <PageSkeleton />
        </Page>
      }
    >
      {children}
    </Suspense>
  </Boundary>
);
