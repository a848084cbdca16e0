import type { Story } from '../../gallery/story.ts';
import { FactList } from './FactList.tsx';

export const Facts: Story = () => (
  <FactList
    facts={[
      { label: 'Reference', value: 'RG-2048-117' },
      { label: 'Paid from', value: 'Marketing and Partnerships, United States of America' },
      { label: 'Note', value: null },
      { label: 'Mail address', value: 'a.very.long.address.of.one.recipient@subsidiary.example.com' },
    ]}
  />
);
