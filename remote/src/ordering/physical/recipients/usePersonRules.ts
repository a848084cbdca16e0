import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { useListBlockedDomainsQuery } from '../../quick-order/index.ts';
import type { PersonRules } from './personRules.ts';

const NONE: readonly string[] = [];

/** Returns the rules of the organisation for people. */
export function usePersonRules(): PersonRules {
  const { requiredLineItemNotes: areNotesRequired, limitsRecipients: isEmailRequired } = usePlatform();
  const { data: blockedDomains = NONE } = useListBlockedDomainsQuery(undefined);
  return { blockedDomains, areNotesRequired, isEmailRequired };
}
