import { PATHS } from '@portal/shared/domain/access/paths';
import { choiceQuery, type Choice } from './choicePaths.ts';

/** Returns the address at which a file is sent: its people get the choice, unless their rows say otherwise. */
export const getChoiceUploadPath = (choice: Choice): string => PATHS.bulkUpload + choiceQuery(choice);

/** The choice of an address; null where there is none. */
export function readChoice(params: URLSearchParams): Choice | null {
  const utid = params.get('utid');
  return utid === null ? null : { utid, amount: params.get('amount') };
}
