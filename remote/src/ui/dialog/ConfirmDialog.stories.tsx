import type { Story } from '../../gallery/story.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

const nothing = () => undefined;

const asked: ConfirmDialogProps = {
  opened: true,
  title: 'Order 3 rewards?',
  confirmLabel: 'Order 3 rewards for $75.00',
  onConfirm: nothing,
  onClose: nothing,
  children: 'They are mailed at once and cannot be taken back.',
};

export const Asks: Story = () => <ConfirmDialog {...asked} />;

export const Busy: Story = () => <ConfirmDialog {...asked} busy />;

export const Disabled: Story = () => <ConfirmDialog {...asked} disabled />;

export const Danger: Story = () => (
  <ConfirmDialog {...asked} title="Delete this alert?" confirmLabel="Delete" cancelLabel="Keep it" danger>
    Nobody is told any more when the balance is low.
  </ConfirmDialog>
);
