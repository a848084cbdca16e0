import type { ReactNode } from 'react';
import { quickDraft } from './quickDraft.ts';
import { useBroughtIn } from './useBroughtIn.ts';
import { useDraftSync, type OrderDraftOfPage } from './useDraftSync.ts';

export interface QuickDraftAreaProps {
  /** Shown until it is known which draft the form begins with. */
  readonly fallback: ReactNode;
  readonly children: (draft: OrderDraftOfPage) => ReactNode;
}

/** Keeps the order of one reward that is typed inside in step with the server. */
export function QuickDraftArea({ fallback, children }: QuickDraftAreaProps) {
  return useBroughtIn(quickDraft) ? <InStep>{children}</InStep> : fallback;
}

const InStep = ({ children }: Pick<QuickDraftAreaProps, 'children'>) => children(useDraftSync(quickDraft));
