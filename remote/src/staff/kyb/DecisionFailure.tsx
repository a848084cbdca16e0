import type { KybReview } from '@portal/shared/contract/staffKyb';
import { VersionFailure } from '../frame/VersionFailure.tsx';
import { useLazyGetKybReviewQuery } from './kybApi.ts';
import { useDecisionFailureText } from './useDecisionFailureText.ts';

/** A decision that could not be saved; after one of somebody else, what holds now can be loaded and nothing typed is lost. */
export function DecisionFailure({ review: { platformClientId } }: { readonly review: KybReview }) {
  const getText = useDecisionFailureText();
  const [read] = useLazyGetKybReviewQuery();
  return <VersionFailure getText={getText} readVersion={async () => (await read(platformClientId)).data?.version} />;
}
