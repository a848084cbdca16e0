import '../entities/terms/terms.css';
import { TermsSections } from '../entities/terms/TermsSections.tsx';
import { useTerms } from '../entities/terms/useTerms.ts';
import { PartFailure } from '../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../ui/feedback/PageSkeleton.tsx';
import { TextElsewhere } from './TextElsewhere.tsx';

/** The terms in force; the way to the operator's where they stand elsewhere. */
export function TermsText() {
  const { terms, error, retry } = useTerms();
  if (terms === undefined)
    return error === undefined ? <PageSkeleton /> : <PartFailure error={error} onRetry={retry} />;
  return terms.url === null ? <TermsSections {...terms} /> : <TextElsewhere address={terms.url} />;
}
