import type { ReactNode } from 'react';
import { useKeepBottom } from './keptBottom.ts';
import './page.css';

interface PageProps {
  /** A table takes the whole width; anything else at most 1,200 px. */
  readonly wide?: boolean;
  /** Nothing of the shell lies over the lower edge of the window while this page is open: it comes after the page. */
  readonly keepsBottom?: boolean;
  readonly children: ReactNode;
}

/** The body of a page. */
export function Page({ wide = false, keepsBottom = false, children }: PageProps) {
  useKeepBottom(keepsBottom);
  return <div className={wide ? 'pr-page pr-page--wide' : 'pr-page'}>{children}</div>;
}
