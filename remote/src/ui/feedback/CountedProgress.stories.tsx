import type { Story } from '../../gallery/story.ts';
import { CountedProgress } from './CountedProgress.tsx';

export const Progress: Story = () => (
  <>
    <CountedProgress text="Preparing 0 of 50,000" value={0} max={50_000} />
    <CountedProgress text="Issuing 21,500 of 50,000" value={21_500} max={50_000} />
    <CountedProgress text="Sending 50,000 of 50,000" value={50_000} max={50_000} />
  </>
);
