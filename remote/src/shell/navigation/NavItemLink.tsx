import type { IconProps } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface NavItemLinkProps {
  readonly path: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly isCurrent: boolean;
  /** The icon alone; the label is then in a tooltip and for screen readers. */
  readonly isCompact: boolean;
  readonly onNavigate: (() => void) | undefined;
  /** Tells that something waits there. */
  readonly mark?: ReactNode;
}

/** One entry of the side navigation. */
export const NavItemLink = ({ path, label, icon: Icon, isCurrent, isCompact, onNavigate, mark }: NavItemLinkProps) => (
  <li>
    <Link
      to={path}
      className="pr-nav__link"
      aria-current={isCurrent ? 'page' : undefined}
      data-hint={isCompact ? label : undefined}
      data-hint-side="right"
      onClick={onNavigate}
    >
      <Icon size={20} />
      <span className={isCompact ? 'pr-hidden-text' : undefined}>{label}</span>
      {mark}
    </Link>
  </li>
);
