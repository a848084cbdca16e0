import type { CaptchaChallenge } from '@portal/shared/contract/session';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** The answer to a puzzle as sign-in takes it; about a second of work, which the browser does beside the page where it can. */
export async function solveCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const ofPage: Partial<Crypto> = crypto;
  const derive = ofPage.subtle === undefined ? (await import('./deriveKeyByScript.ts')).deriveKey : deriveKey;
  const solution = await solveChallenge({ challenge, deriveKey: derive });
  return btoa(JSON.stringify({ challenge, solution }));
}
