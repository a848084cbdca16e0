import { AppError } from '../../errors/AppError.ts';
import type { SignInRoles } from '../signInPolicy/index.ts';
import { readRequestedAccess } from './accessGrants.ts';
import { isWithinOwnAccess } from './grantRules.ts';
import { findRoleName } from './roleRepository.ts';

/** Roles that people get who come in by their company's sign-in for the first time. */
export const signInRoles: SignInRoles = {
  checkGrant: async (tx, grantor, fields) => {
    try {
      const grant = await readRequestedAccess(tx, grantor, { ...fields, authorities: [] });
      return isWithinOwnAccess(grantor, null, grant) ? [] : [{ field: 'roleId', i18nKey: 'error.sso.newPeopleBeyond' }];
    } catch (error) {
      if (error instanceof AppError && error.fields !== undefined) return [...error.fields];
      throw error;
    }
  },
  findRoleName,
};
