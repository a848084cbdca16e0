import type { ReactNode } from 'react';
import './page.css';
import { PageTitle } from './PageTitle.tsx';

export interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page's one primary action. */
  readonly action?: ReactNode;
  /** Filters or steps below the title row. */
  readonly children?: ReactNode;
}

/** The title row of a page with at most one primary action at its end. */
export const PageHeader = ({ title, subtitle, action, children }: PageHeaderProps) => (
  <header className="pr-page__header">
    <div className="pr-page__titles">
      <PageTitle>{title}</PageTitle>
      {subtitle !== undefined && <p>{subtitle}</p>}
    </div>
    {action}
    {children !== undefined && <div className="pr-page__filters">{children}</div>}
  </header>
);
