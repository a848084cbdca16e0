import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { useListBlockedDomainsQuery } from '../../quick-order/index.ts';
import type { PersonRules } from './personValues.ts';

const NONE: readonly string[] = [];

/** Returns the rules of the organisation for people who get rewards in one way. */
export function usePersonRules(kind: UploadKind): PersonRules {
  const { requiredLineItemNotes: areNotesRequired } = usePlatform();
  const { data: blockedDomains = NONE } = useListBlockedDomainsQuery(undefined);
  return { kind, blockedDomains, areNotesRequired };
}
