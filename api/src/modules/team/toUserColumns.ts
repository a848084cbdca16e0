import type { NewUserBody } from '@portal/shared/contract/users';
import { checkEmail, checkName } from '@portal/shared/domain/ordering/recipientRules';
import { tidyName } from '@portal/shared/domain/people/names';
import { SETTINGS } from '@portal/shared/domain/settings';
import { AppError } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';

type UserFields = Pick<NewUserBody, 'firstName' | 'lastName' | 'email' | 'langKey'>;

const checkUserName = (name: string) => checkName(name, { required: true, maxLength: SETTINGS.profile.nameLength });

/** The columns of a user's own fields. Raises 400 naming each wrong one. */
export function toUserColumns({ firstName, lastName, email, langKey }: UserFields) {
  const address = email.trim().toLowerCase();
  const fields = [
    ...fieldErrors('firstName', checkUserName(firstName)),
    ...fieldErrors('lastName', checkUserName(lastName)),
    ...fieldErrors('email', address === '' ? { key: 'error.email.required' } : checkEmail(address)),
  ];
  if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  return { first_name: tidyName(firstName), last_name: tidyName(lastName), email: address, lang_key: langKey };
}
