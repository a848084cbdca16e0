import type { Story } from '../../gallery/story.ts';
import { SidePanel } from './SidePanel.tsx';

export const Open: Story = () => (
  <SidePanel title="Ada Lovelace" onClosed={() => undefined}>
    What is known of this person stands beside the list.
  </SidePanel>
);
