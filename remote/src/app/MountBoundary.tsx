import type { ReactNode } from 'react';
import { Boundary } from '../ui/lazy/Boundary.tsx';
import type { Services } from './services.ts';

interface MountBoundaryProps {
  readonly i18n: Services['i18n'];
  /** A failure before the first commit rejects `mount` instead. */
  readonly hasCommitted: () => boolean;
  readonly children: ReactNode;
}

/** Last error boundary of a mount: depends on the texts only, because anything else may be what failed. */
export const MountBoundary = ({ i18n, hasCommitted, children }: MountBoundaryProps) => (
  <Boundary
    failed={(error, retry) => {
      if (!hasCommitted()) throw error;
      return (
        <div className="pr-root pr-last-resort" role="alert">
          <h1>{i18n.t('failure.title')}</h1>
          <p>{i18n.t('failure.reload')}</p>
          <button type="button" onClick={retry}>
            {i18n.t('action.retry')}
          </button>
        </div>
      );
    }}
  >
    {children}
  </Boundary>
);
