import type { CaptchaChallenge } from '@portal/shared/contract/session';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

/** The answer to a new captcha, as a browser sends it. */
export async function solveCaptcha(app: FastifyInstance): Promise<string> {
  const challenge = (await app.inject('/api/captcha')).json<CaptchaChallenge>();
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
