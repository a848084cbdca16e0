import type { ReactNode } from 'react';
import { Disclosure } from '../../ui/page/Disclosure.tsx';
import './error-groups.css';

/** A reason for which rows are wrong, and the actions that correct them together. */
export interface ListedErrorGroup {
  readonly key: string;
  /** How many rows it has, where the text does not say so. */
  readonly count?: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
}

interface ErrorGroupListProps {
  readonly title: string;
  readonly groups: readonly ListedErrorGroup[];
  /** Those that are folded under a title of their own. */
  readonly folded?: { readonly title: string; readonly groups: readonly ListedErrorGroup[] } | undefined;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** Lists what is wrong with how many rows, a reason a line. */
export const ErrorGroupList = ({ title, groups, folded, action, children }: ErrorGroupListProps) => (
  <div className="pr-error-groups">
    <div className="pr-error-groups__head">
      <h2>{title}</h2>
      {action}
    </div>
    {groups.length > 0 && <Rows groups={groups} />}
    {folded !== undefined && (
      <Disclosure title={folded.title}>
        <Rows groups={folded.groups} />
      </Disclosure>
    )}
    {children}
  </div>
);

const Rows = ({ groups }: { readonly groups: readonly ListedErrorGroup[] }) => (
  <ul>
    {groups.map(({ key, count, text, action }) => (
      <li key={key}>
        {count !== undefined && <span className="pr-error-groups__count">{count}</span>}
        <span className="pr-error-groups__text">{text}</span>
        <span className="pr-error-groups__action">{action}</span>
      </li>
    ))}
  </ul>
);
