import { Button } from '@mantine/core';
import type { Story } from '../../gallery/story.ts';
import { NoPermission } from './NoPermission.tsx';
import { Notice } from './Notice.tsx';
import { StaleNotice } from './StaleNotice.tsx';

const nothing = () => undefined;

const retry = (
  <Button variant="default" size="xs">
    Try again
  </Button>
);

export const Kinds: Story = () => (
  <>
    <Notice kind="error" title="The order was not placed" actions={retry}>
      The balance does not cover the total.
    </Notice>
    <Notice kind="warning" title="The balance is low" />
    <Notice kind="info">Prices are shown in the currency of the account.</Notice>
    <Notice kind="success" title="Sent">
      Three rewards are on their way.
    </Notice>
  </>
);

export const NoRight: Story = () => <NoPermission right="add funds" />;

export const Stale: Story = () => <StaleNotice loadedAt={Date.UTC(2026, 10, 20, 14, 5)} onRetry={nothing} />;

export const StaleSinceUnknown: Story = () => <StaleNotice loadedAt={undefined} onRetry={nothing} />;
