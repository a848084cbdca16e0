import { isMfaCode } from '@portal/shared/domain/people/mfa';
import { string } from 'yup';

/** The rule of `CodeField`. */
export const codeSchema = string()
  .required('error.mfa.codeRequired')
  .test('digits', 'error.mfa.codeDigits', (code) => isMfaCode(code));
