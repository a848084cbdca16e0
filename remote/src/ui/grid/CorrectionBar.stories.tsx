import { useState } from 'react';
import type { Story } from '../../gallery/story.ts';
import { CorrectionBar, NextProblem } from './CorrectionBar.tsx';

const VIEWS = [
  { view: 'wrong', text: 'To fix (2)' },
  { view: 'all', text: 'All rows (12)' },
] as const;
const resolve = () => Promise.resolve();

function Waiting() {
  const [shown, setShown] = useState<'wrong' | 'all'>('wrong');
  return (
    <CorrectionBar
      label="Rows shown"
      views={VIEWS}
      shown={shown}
      onShow={setShown}
      cells={{ state: 'waiting', undo: resolve, retry: resolve }}
      texts={{ state: 'Not saved yet', retry: 'Try again', undo: 'Undo' }}
      onError={() => undefined}
    />
  );
}

export const NotSaved: Story = () => <Waiting />;
export const Next: Story = () => (
  <NextProblem text="Next error" help="Press F8 to go to the next error." onNext={() => undefined} />
);
