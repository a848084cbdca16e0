import type { AuthenticateAnswer } from '@portal/shared/contract/session';
import { isSessionError } from '@portal/shared/session/sessionError';
import { learnServerTime } from '../../api/serverClock.ts';
import { asApiError } from './asApiError.ts';
import { useSessionSource } from './sessionSource.ts';
import { useCaptcha } from './useCaptcha.ts';

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** The session's own calls tell their time in the body. */
function noted(response: AuthenticateAnswer): AuthenticateAnswer {
  if (response.mfa !== null) learnServerTime(response.mfa.asOf);
  return response;
}

/**
 * Signs in; rejects with an ApiError. A captcha that the server asks for after failures is solved without the user, who is
 * told of it by `isSolving`. Null where the host signs in.
 */
export function useSignIn() {
  const { client } = useSessionSource();
  const { solve, isSolving } = useCaptcha();

  const signIn = async ({ username, password }: Credentials): Promise<AuthenticateAnswer | null> => {
    if (client === null) return null;
    try {
      return noted(await client.signIn(username, password));
    } catch (error) {
      if (!isSessionError(error) || error.i18nKey !== 'error.captcha.required') throw asApiError(error);
    }
    const captcha = await solve();
    return client.signIn(username, password, captcha).then(noted, (error: unknown) => {
      throw asApiError(error);
    });
  };

  return { signIn, isSolving };
}
