import { Menu } from '@mantine/core';
import { Link } from 'react-router-dom';
import '@mantine/core/styles/Menu.css';
import type { LadderAction } from './LadderAction.ts';
import { MoreButton } from './MoreButton.tsx';

export interface LadderMenuProps {
  readonly actions: readonly LadderAction[];
  /** True when its button was pressed before it was loaded. */
  readonly isOpenAtFirst: boolean;
}

/** The actions that are seldom needed, behind one button; those that take something away come last, apart. */
export function LadderMenu({ actions, isOpenAtFirst }: LadderMenuProps) {
  const others = actions.filter(({ isDestructive = false }) => !isDestructive);
  const destructive = actions.filter(({ isDestructive = false }) => isDestructive);
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} defaultOpened={isOpenAtFirst}>
      <Menu.Target>
        <MoreButton />
      </Menu.Target>
      <Menu.Dropdown className="pr-ladder__menu">
        {others.map((action) => (
          <LadderItem key={action.key} action={action} />
        ))}
        {others.length > 0 && destructive.length > 0 && <Menu.Divider />}
        {destructive.map((action) => (
          <LadderItem key={action.key} action={action} />
        ))}
      </Menu.Dropdown>
    </Menu>
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
