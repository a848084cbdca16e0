import type { Story } from '../../gallery/story.ts';
import { BusyButton } from './BusyButton.tsx';

export const Idle: Story = () => <BusyButton busy={false}>Save changes</BusyButton>;

export const Busy: Story = () => <BusyButton busy>Save changes</BusyButton>;

export const Disabled: Story = () => (
  <BusyButton busy={false} disabled>
    Save changes
  </BusyButton>
);

export const Danger: Story = () => (
  <BusyButton busy={false} color="red">
    Delete the alert
  </BusyButton>
);

export const FullWidth: Story = () => (
  <BusyButton busy={false} fullWidth>
    Order 12 rewards for $1,250.00 from Marketing and Partnerships, United States
  </BusyButton>
);
