import { RemoteError } from '@portal/shared/federation/remoteModule';
import { UNAVAILABLE, UNREACHABLE } from '../../api/apiError.ts';
import type { Story } from '../../gallery/story.ts';
import { NewerVersionLine } from './NewerVersionLine.tsx';
import { OutOfSyncDialog } from './OutOfSyncDialog.tsx';
import { PageFailure } from './PageFailure.tsx';
import { PartFailure } from './PartFailure.tsx';
import { SwitchedOffPage } from './SwitchedOffPage.tsx';
import { StaleNotice } from './StaleNotice.tsx';

const nothing = () => undefined;

export const OfPage: Story = () => <PageFailure error={UNREACHABLE} onRetry={nothing} />;

export const OfPart: Story = () => (
  <PartFailure error={UNAVAILABLE} title="The order history could not be loaded" onRetry={nothing} />
);

export const OfPartWithoutRetry: Story = () => <PartFailure error={UNREACHABLE} />;

export const Stale: Story = () => <StaleNotice loadedAt={Date.UTC(2026, 10, 20, 14, 5)} onRetry={nothing} />;

export const StaleSinceUnknown: Story = () => <StaleNotice loadedAt={undefined} onRetry={nothing} />;

export const OutOfSync: Story = () => (
  <OutOfSyncDialog error={new RemoteError('CHUNK', 'Gone', { detail: { status: '404' } })} onClose={nothing} />
);

export const PartLost: Story = () => <OutOfSyncDialog error={new RemoteError('CHUNK', 'Lost')} onClose={nothing} />;

export const NewerVersion: Story = () => <NewerVersionLine isEarlier={false} onLater={nothing} />;

export const EarlierVersion: Story = () => <NewerVersionLine isEarlier onLater={nothing} />;

const forgotten = () => Promise.resolve();

export const SwitchedOff: Story = () => (
  <SwitchedOffPage off={{ reason: 'MAINTENANCE', until: '2026-11-20T12:00:00Z' }} onRetry={forgotten} />
);

export const SwitchedOffForNoReason: Story = () => <SwitchedOffPage off={{ reason: '' }} onRetry={forgotten} />;
