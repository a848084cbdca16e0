import type { Story } from '../../gallery/story.ts';
import { CharacterCounter } from './CharacterCounter.tsx';

export const Plenty: Story = () => <CharacterCounter text="Thank you" max={100} />;

export const TwentyLeft: Story = () => <CharacterCounter text={'x'.repeat(80)} max={100} />;

export const FiveLeft: Story = () => <CharacterCounter text={'x'.repeat(95)} max={100} />;

export const TooMany: Story = () => <CharacterCounter text={'x'.repeat(107)} max={100} />;
