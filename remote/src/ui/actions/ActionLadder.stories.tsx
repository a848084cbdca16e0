import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { ActionLadder } from './ActionLadder.tsx';

const Drawn = () => (
  <ActionLadder
    label="Actions for Grace Hopper"
    primary={{ key: 'fix', label: 'Fix address and send again' }}
    secondary={{ key: 'codes', label: 'Show the codes' }}
    more={[
      { key: 'cancel', label: 'Cancel the reward', isDestructive: true },
      { key: 'again', label: 'Order again', to: '/' },
      { key: 'hold', label: 'Put on hold', reason: 'This is possible within 5 days of issue only.' },
    ]}
  />
);

export const Closed: Story = () => <Drawn />;

export const Open: Story = () => (
  <Once click="[aria-haspopup=menu]" until="[role=menu]">
    <Drawn />
  </Once>
);

export const Refused: Story = () => (
  <ActionLadder
    label="Actions for Grace Hopper"
    secondary={{ key: 'send', label: 'Send again', reason: 'It can be sent again tomorrow.' }}
  />
);
