import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { Hint } from './Hint.tsx';
import { ShortList } from './ShortList.tsx';
import './hint.css';

const NAMES = ['Marketing and Partnerships, United States', 'Support', 'Research'];

export const Closed: Story = () => (
  <Hint hint="Mailed, and not yet opened." className="pr-hinted">
    Sent
  </Hint>
);

export const Open: Story = () => (
  <Once focus="[data-hint]" until="[role=tooltip]">
    <Hint hint="Mailed, and not yet opened by anybody who has the address to which it was sent." className="pr-hinted">
      Sent
    </Hint>
  </Once>
);

export const OneName: Story = () => <ShortList names={NAMES.slice(0, 1)} />;

export const MoreNames: Story = () => (
  <Once focus="[data-hint]" until="[role=tooltip]">
    <ShortList names={NAMES} />
  </Once>
);
