import { Suspense, type ReactNode } from 'react';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { Page } from '../page/Page.tsx';
import { Boundary } from './Boundary.tsx';
import { Failure } from './Failure.tsx';

/** A place for a page: its shape while it loads, what failed where it would stand. */
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
