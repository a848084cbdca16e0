import type { ReactNode } from 'react';
import { useTitle } from './newPage.ts';

/** The one title of a page; receives the focus on a new page. */
export const PageTitle = ({ children }: { readonly children: ReactNode }) => (
  <h1 ref={useTitle()} tabIndex={-1}>
    {children}
  </h1>
);
