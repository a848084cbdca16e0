import type { Story } from '../../gallery/story.ts';
import { LeaveDialog } from './LeaveDialog.tsx';

const nothing = () => undefined;

export const Kept: Story = () => <LeaveDialog outcome="kept" onStay={nothing} onLeave={nothing} />;

export const Lost: Story = () => <LeaveDialog outcome="lost" onStay={nothing} onLeave={nothing} />;

export const SignOut: Story = () => <LeaveDialog outcome="signOut" onStay={nothing} onLeave={nothing} />;
