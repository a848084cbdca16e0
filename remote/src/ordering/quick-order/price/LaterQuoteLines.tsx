import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { useLoadAhead } from '../../../ui/lazy/useLoadAhead.ts';
import type { QuoteLinesProps } from './QuoteLines.tsx';

const load = async () => (await import('./QuoteLines.tsx')).QuoteLines;
const QuoteLines = lazyPart<QuoteLinesProps>(load);

/** Loads the lines of a price while it is asked for. */
export const useQuoteLinesAhead = (): void => useLoadAhead(load);

/** The lines of a price, whose code comes after the page. */
export const LaterQuoteLines = (props: QuoteLinesProps) => (
  <Suspense fallback={null}>
    <QuoteLines {...props} />
  </Suspense>
);
