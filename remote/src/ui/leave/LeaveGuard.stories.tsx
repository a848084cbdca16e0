import { Link } from 'react-router-dom';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { LeaveGuardArea } from './LeaveGuardArea.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

const form = { keepDraft: () => true };

const Changed = () => {
  useLeaveGuard(true, form);
  return <Link to="/elsewhere">Elsewhere</Link>;
};

export const Asks: Story = () => (
  <Once click='[href="/elsewhere"]' until="dialog[open]">
    <LeaveGuardArea>
      <Changed />
    </LeaveGuardArea>
  </Once>
);
