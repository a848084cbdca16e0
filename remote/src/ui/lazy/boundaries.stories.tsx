import { RemoteError } from '@portal/shared/federation/remoteModule';
import { lazy } from 'react';
import { UNREACHABLE } from '../../api/apiError.ts';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { Failure } from './Failure.tsx';
import { OutOfSyncDialog } from './OutOfSyncDialog.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { PageBoundary } from './PageBoundary.tsx';

const nothing = () => undefined;

const Waits = lazy(() => new Promise<never>(nothing));

const Fails = (): never => {
  throw new RemoteError('NETWORK', 'The part could not be loaded');
};

export const LoadingPage: Story = () => (
  <Once until=".pr-skeleton[data-visible=true]">
    <PageBoundary>
      <Waits />
    </PageBoundary>
  </Once>
);

export const FailedPage: Story = () => <Failure error={UNREACHABLE} onRetry={nothing} />;

export const FailedOverlay: Story = () => (
  <OverlayBoundary onClose={nothing}>
    <Fails />
  </OverlayBoundary>
);

export const OutOfSync: Story = () => (
  <OutOfSyncDialog error={new RemoteError('CHUNK', 'Gone', { detail: { status: '404' } })} />
);

export const PartLost: Story = () => <OutOfSyncDialog error={new RemoteError('CHUNK', 'Lost')} />;
