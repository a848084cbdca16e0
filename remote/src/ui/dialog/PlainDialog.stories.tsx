import { Button } from '@mantine/core';
import type { Story } from '../../gallery/story.ts';
import { PlainDialog } from './PlainDialog.tsx';

const nothing = () => undefined;

export const OneAction: Story = () => (
  <PlainDialog title="A new version is there" actions={<Button>Reload</Button>}>
    What you have typed is kept.
  </PlainDialog>
);

export const TwoActions: Story = () => (
  <PlainDialog
    title="Leave without saving?"
    onClose={nothing}
    actions={
      <>
        <Button variant="default">Stay</Button>
        <Button>Leave</Button>
      </>
    }
  >
    What you have typed is lost.
  </PlainDialog>
);
