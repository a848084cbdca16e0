import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import '@mantine/core/styles/Menu.css';
import type { LadderAction } from './LadderAction.ts';

/** The actions that are seldom needed, behind one button; those that take something away come last, apart. */
export function LadderMenu({ actions }: { readonly actions: readonly LadderAction[] }) {
  const { t } = useTranslation();
  const others = actions.filter(({ isDestructive = false }) => !isDestructive);
  const destructive = actions.filter(({ isDestructive = false }) => isDestructive);
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} aria-hidden="true" />}>
          {t('action.more')}
        </Button>
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
