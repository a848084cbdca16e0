import { useState } from 'react';
import { useLazyGetCaptchaQuery } from './captchaApi.ts';

/** Solves a captcha without the user, who is told of it by `isSolving`. */
export function useCaptcha() {
  const [getCaptcha] = useLazyGetCaptchaQuery();
  const [isSolving, setSolving] = useState(false);

  const solve = async (): Promise<string> => {
    setSolving(true);
    try {
      const [challenge, { solveCaptcha }] = await Promise.all([
        getCaptcha(undefined).unwrap(),
        import('./solveCaptcha.ts'),
      ]);
      return await solveCaptcha(challenge);
    } finally {
      setSolving(false);
    }
  };

  return { solve, isSolving };
}
