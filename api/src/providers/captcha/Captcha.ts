import type { CaptchaChallenge } from '@portal/shared/contract/session';

/** A puzzle that costs a browser a moment, and somebody who guesses many passwords a lot. */
export interface Captcha {
  /** A new puzzle, signed. */
  create(): Promise<CaptchaChallenge>;
  /** Returns what identifies the puzzle that was solved; null when the answer is wrong, made up or too late. */
  check(response: string): Promise<string | null>;
}
