import { RemoteError } from '@portal/shared/federation/remoteModule';
import { lazy } from 'react';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
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

export const FailedOverlay: Story = () => (
  <OverlayBoundary onClose={nothing}>
    <Fails />
  </OverlayBoundary>
);
