import type { Story } from '../../gallery/story.ts';
import { DraftNotice } from './DraftNotice.tsx';

export const Restored: Story = () => <DraftNotice onStartOver={() => undefined} />;
