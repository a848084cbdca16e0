import { Button } from '@mantine/core';
import type { Story } from '../../gallery/story.ts';
import { Dialog } from './Dialog.tsx';

const nothing = () => undefined;

export const WithFooter: Story = () => (
  <Dialog opened title="Add funds to Marketing US" onClose={nothing} footer={<Button>Add $500.00</Button>}>
    The money is there once the transfer has arrived.
  </Dialog>
);

export const Long: Story = () => (
  <Dialog opened title="Terms of the transfer" onClose={nothing} footer={<Button>I agree</Button>}>
    {Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Paragraph {index + 1}: the bank that sends the transfer may keep a fee.</p>
    ))}
  </Dialog>
);

export const NotDismissible: Story = () => (
  <Dialog opened title="Your order is being placed" onClose={nothing} dismissible={false}>
    Please wait, this takes a moment.
  </Dialog>
);
