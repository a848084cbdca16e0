import type { Story } from '../../gallery/story.ts';
import { Day } from './Day.tsx';
import { ExactTime } from './ExactTime.tsx';
import { RelativeTime } from './RelativeTime.tsx';

export const Times: Story = () => (
  <>
    <p>
      <ExactTime at="2026-11-20T14:05:00Z" />
    </p>
    <p>
      <RelativeTime at="2026-11-20T14:05:00Z" />
    </p>
    <p>
      <Day at="2026-11-20T14:05:00Z" />
    </p>
    <p>
      Unknown: <ExactTime at="" /> <RelativeTime at="" />
    </p>
  </>
);
