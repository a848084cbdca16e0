import type { Story } from '../../gallery/story.ts';
import { BusyButton } from '../button/BusyButton.tsx';
import { OfflineArea } from './OfflineArea.tsx';

export const Offline: Story = () => (
  <OfflineArea isOffline>
    <BusyButton busy={false}>Review order</BusyButton>
  </OfflineArea>
);

export const Online: Story = () => (
  <OfflineArea isOffline={false}>
    <BusyButton busy={false}>Review order</BusyButton>
  </OfflineArea>
);
