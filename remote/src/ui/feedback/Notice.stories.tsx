import { Button } from '@mantine/core';
import type { Story } from '../../gallery/story.ts';
import { Notice } from './Notice.tsx';

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
