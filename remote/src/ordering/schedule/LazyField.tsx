import { Skeleton } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { Boundary } from '../../ui/lazy/Boundary.tsx';

interface LazyFieldProps {
  /** Pixels that its fields will take. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Fields of a form whose code comes after the page: their room is kept, and a failure is told in it. */
export const LazyField = ({ height, children }: LazyFieldProps) => (
  <Boundary failed={(error, retry) => <PartFailure error={error} onRetry={retry} />}>
    <Suspense fallback={<Skeleton height={height} radius={8} />}>{children}</Suspense>
  </Boundary>
);
