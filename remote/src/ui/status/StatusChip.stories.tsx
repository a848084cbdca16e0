import type { Story } from '../../gallery/story.ts';
import { StatusChip, type StatusTone } from './StatusChip.tsx';

const TONES: readonly StatusTone[] = ['success', 'warning', 'danger', 'pending', 'neutral'];

export const Tones: Story = () => (
  <>
    {TONES.map((tone) => (
      <p key={tone}>
        <StatusChip label={`Status ${tone}`} tone={tone} />
      </p>
    ))}
  </>
);

export const WithHelp: Story = () => <StatusChip label="Sent" tone="success" help="Mailed, and not yet opened." />;
