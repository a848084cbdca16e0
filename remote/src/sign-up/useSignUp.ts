import type { Signup, SignupBody } from '@portal/shared/contract/signups';
import { isApiError } from '../api/apiError.ts';
import { useCaptcha } from '../entities/session/useCaptcha.ts';
import { useSignUpMutation } from './signUpApi.ts';

/** Opens an account; a captcha that the server asks for after some tries is solved without the user. */
export function useSignUp() {
  const [signUp] = useSignUpMutation();
  const { solve, isSolving } = useCaptcha();
  const send = async (body: SignupBody): Promise<Signup> => {
    try {
      return await signUp(body).unwrap();
    } catch (error) {
      if (!isApiError(error) || error.i18nKey !== 'error.captcha.required') throw error;
    }
    return signUp({ ...body, captcha: await solve() }).unwrap();
  };
  return { send, isSolving };
}
