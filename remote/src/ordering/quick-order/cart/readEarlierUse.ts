import type { EarlierUse } from '@portal/shared/contract/earlierUse';
import { isApiError } from '../../../api/apiError.ts';

/** Returns the earlier use of the same file because of which a call was refused; null where it was not. */
export function readEarlierUse(error: unknown): EarlierUse | null {
  if (!isApiError(error) || error.i18nKey !== 'error.upload.used') return null;
  const { usedAt, orderReferenceId = null, orderedBy = null } = error.values ?? {};
  return usedAt === undefined ? null : { usedAt, orderReferenceId, orderedBy };
}
