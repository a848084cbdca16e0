import { useEffect } from 'react';
import { Once } from '../../gallery/Once.tsx';
import type { Story } from '../../gallery/story.ts';
import { useNotify } from './useNotify.ts';
import { useSnack } from './useSnack.ts';

export const Toasts: Story = () => {
  const notify = useNotify();
  useEffect(() => {
    notify.moneyError('The order could not be placed: the balance does not cover the total of $1,250.00.');
    notify.success('Saved.');
    notify.info('Another tab has signed in as somebody else.');
    notify.warning('The balance is low.');
  }, [notify]);
  return <Once until=".pr-toast:nth-child(4)">Four toasts lie in the corner.</Once>;
};

export const Snacks: Story = () => {
  const snack = useSnack();
  useEffect(() => {
    snack({ text: 'Preparing the file…', progress: null });
    snack({ text: 'Three of four files are uploaded.', progress: 0.75 });
    snack({ text: 'The report is ready.', kind: 'success', link: { to: '/reports', text: 'Open reports' } });
  }, [snack]);
  return <Once until=".pr-toast:nth-child(3)">Three notes lie in the corner.</Once>;
};
