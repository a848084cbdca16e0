import type { ReactNode } from 'react';
import { Page } from '../../ui/page/Page.tsx';
import '../staff.css';

/** A page of staff: tables, as wide as there is room. */
export const StaffPage = ({ children }: { readonly children: ReactNode }) => <Page wide>{children}</Page>;
