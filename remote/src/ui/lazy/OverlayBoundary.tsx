import { Suspense, type ReactNode } from 'react';
import { DialogFailure } from '../failure/DialogFailure.tsx';
import { Boundary } from './Boundary.tsx';

interface OverlayBoundaryProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Boundary of a lazily loaded dialog: nothing while it loads, a plain dialog when it fails. */
export const OverlayBoundary = ({ onClose, children }: OverlayBoundaryProps) => (
  <Boundary failed={(error, retry) => <DialogFailure error={error} onRetry={retry} onClose={onClose} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </Boundary>
);
