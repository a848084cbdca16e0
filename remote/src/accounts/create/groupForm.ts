import type { NewGroupBody } from '@portal/shared/contract/accounts';
import { checkIdentifier } from '@portal/shared/domain/people/accountRules';
import { checkDisplayName } from '@portal/shared/domain/people/displayName';
import { tidyName } from '@portal/shared/domain/people/names';
import { object } from 'yup';
import { checkedText } from '../../ui/form/checkedText.ts';

/** The values of the form of a new group. */
export interface GroupValues {
  readonly displayName: string;
  readonly identifier: string;
}

export const NEW_GROUP: GroupValues = { displayName: '', identifier: '' };

/** The form of a new group, by the rules that the server applies too. */
export const groupSchema = object({
  displayName: checkedText(checkDisplayName),
  identifier: checkedText(checkIdentifier),
});

export const toGroupBody = ({ displayName, identifier }: GroupValues): NewGroupBody => ({
  displayName: tidyName(displayName),
  identifier: identifier.trim(),
});
