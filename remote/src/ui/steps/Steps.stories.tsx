import type { Story } from '../../gallery/story.ts';
import { Steps } from './Steps.tsx';

export const Second: Story = () => (
  <Steps
    label="Steps of the order"
    current={1}
    steps={[
      { name: 'Recipients', to: '/first', isDone: true },
      { name: 'Message and design', to: undefined, isDone: false },
      { name: 'Review', to: undefined, isDone: false },
    ]}
  />
);
