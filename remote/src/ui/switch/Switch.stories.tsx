import type { Story } from '../../gallery/story.ts';
import { Switch } from './Switch.tsx';

const ignore = () => undefined;

export const Off: Story = () => (
  <p>
    <label htmlFor="off">Notes on every order</label> <Switch id="off" isOn={false} onTurn={ignore} />
  </p>
);

export const On: Story = () => (
  <p>
    <label htmlFor="on">Notes on every order</label> <Switch id="on" isOn onTurn={ignore} />
  </p>
);

export const Busy: Story = () => (
  <p>
    <label htmlFor="busy">Notes on every order</label> <Switch id="busy" isOn isBusy onTurn={ignore} />
  </p>
);

export const Locked: Story = () => (
  <p>
    <label htmlFor="locked">Password</label> <Switch id="locked" isOn isLocked onTurn={ignore} />
  </p>
);
