import type { Story } from '../../gallery/story.ts';
import { RankedBars, type RankedBar } from './RankedBars.tsx';

const BARS: readonly RankedBar[] = [
  { key: 'delivered', label: 'Delivered', value: 412, text: '412 · $10,300.00', to: '/?delivery=DELIVERED' },
  { key: 'sent', label: 'Sent', value: 38, text: '38 · $950.00', to: '/?delivery=SENT' },
  { key: 'refused', label: 'The recipient’s mail service refused the message.', value: 1, text: '1 · $25.00', to: '/' },
  { key: 'none', label: 'Scheduled', value: 0, text: '0 · $0.00', to: '/' },
];

export const States: Story = () => <RankedBars label="By delivery" bars={BARS} />;

export const WithoutLinks: Story = () => (
  <RankedBars label="By delivery" bars={BARS.map((bar) => ({ ...bar, to: undefined }))} />
);
