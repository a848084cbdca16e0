import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { OpenedMenu } from '../menu/OpenedMenu.tsx';
import type { LadderAction } from './LadderAction.ts';

export interface LadderMenuProps {
  readonly actions: readonly LadderAction[];
  readonly target: ReactElement;
}

/** The actions that are seldom needed, behind one button; those that take something away come last, apart. */
export function LadderMenu({ actions, target }: LadderMenuProps) {
  const others = actions.filter(({ isDestructive = false }) => !isDestructive);
  const destructive = actions.filter(({ isDestructive = false }) => isDestructive);
  return (
    <OpenedMenu target={target} position="bottom-end">
      <Menu.Dropdown className="pr-ladder__menu">
        {others.map((action) => (
          <LadderItem key={action.key} action={action} />
        ))}
        {others.length > 0 && destructive.length > 0 && <Menu.Divider />}
        {destructive.map((action) => (
          <LadderItem key={action.key} action={action} />
        ))}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

function LadderItem({ action }: { readonly action: LadderAction }) {
  const { label, to, state, href, onClick, reason = null, isDestructive = false } = action;
  const look = isDestructive ? { color: 'red' } : {};
  // `aria-disabled`: the keyboard reaches it, so that its reason is read.
  if (reason !== null)
    return (
      <Menu.Item aria-disabled className="pr-ladder__closed" closeMenuOnClick={false}>
        {label}
        <span className="pr-ladder__reason">{reason}</span>
      </Menu.Item>
    );
  if (to !== undefined)
    return (
      <Menu.Item {...look} component={Link} to={to} state={state}>
        {label}
      </Menu.Item>
    );
  if (href !== undefined)
    return (
      <Menu.Item {...look} component="a" href={href}>
        {label}
      </Menu.Item>
    );
  return (
    <Menu.Item {...look} {...(onClick && { onClick: () => onClick() })}>
      {label}
    </Menu.Item>
  );
}
