import type { Story } from '../../gallery/story.ts';
import { ReasonDialog } from './ReasonDialog.tsx';

const nothing = () => undefined;

export const Asks: Story = () => (
  <ReasonDialog
    draftKey="story"
    title="Freeze Marketing US?"
    confirmLabel="Freeze account"
    onConfirm={() => Promise.resolve()}
    onClose={nothing}
  >
    <p>Nobody can order from Marketing US or fund it until it is unfrozen.</p>
  </ReasonDialog>
);
