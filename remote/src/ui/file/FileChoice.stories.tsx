import type { Story } from '../../gallery/story.ts';
import { FileChoice } from './FileChoice.tsx';

export const Idle: Story = () => <FileChoice accept=".csv,.xlsx" label="Choose a file" onChoose={() => undefined} />;

export const Busy: Story = () => (
  <FileChoice accept=".csv,.xlsx" label="Choose a file" onChoose={() => undefined} isBusy />
);
