import { isRemoteError } from '@portal/shared/federation/remoteModule';
import { Component, lazy, Suspense, type ReactNode } from 'react';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import type { Services } from './services.ts';

const OutOfSyncDialog = lazy(() =>
  import('./OutOfSyncDialog.tsx').then((module) => ({ default: module.OutOfSyncDialog })),
);

interface PageBoundaryProps {
  readonly emit: Services['emit'];
  readonly children: ReactNode;
}

/** Keeps a failing page from taking the shell along: a missing chunk opens the out-of-sync dialog, other errors are shown in place. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidCatch(error: unknown): void {
    const code = isRemoteError(error) ? error.code : 'RENDER';
    this.props.emit({ type: 'error', code, message: error instanceof Error ? error.message : String(error) });
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    const retry = () => this.setState({ error: null });
    if (!isRemoteError(error)) return <ErrorState error={error} onRetry={retry} />;
    return (
      <Suspense fallback={<ErrorState error={error} />}>
        <OutOfSyncDialog />
      </Suspense>
    );
  }
}
