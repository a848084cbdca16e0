import { randomInt } from 'node:crypto';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { object, number, string } from 'yup';
import type { Clock } from '../../runtime/clock.ts';
import { deriveToken } from '../../crypto/tokens.ts';
import type { Captcha } from './Captcha.ts';

interface AltchaDeps {
  readonly clock: Clock;
  /** Signs the puzzles of all processes. */
  readonly credentialKey: Buffer;
  /** Rounds of PBKDF2 in each step of a puzzle. */
  readonly cost: number;
}

const { stepsMin, stepsMax, validMs } = SERVER_SETTINGS.captcha;

const answerSchema = object({
  challenge: object({
    parameters: object({
      algorithm: string().required(),
      nonce: string().required(),
      salt: string().required(),
      cost: number().required(),
      keyLength: number().required(),
      keyPrefix: string().required(),
      keySignature: string().required(),
      data: object({ expiresAt: number().required() }).required(),
    }).required(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().required(), derivedKey: string().required() }).required(),
});

/** Proof of work after ALTCHA: nothing leaves this installation, and nobody has to read a picture. */
export function createAltchaCaptcha({ clock, credentialKey, cost }: AltchaDeps): Captcha {
  const secrets = {
    hmacSignatureSecret: deriveToken(credentialKey, 'captcha', 'puzzle'),
    hmacKeySignatureSecret: deriveToken(credentialKey, 'captcha', 'answer'),
  };
  return {
    create: async () => {
      const data = { expiresAt: clock.now().getTime() + validMs };
      const { parameters, signature = '' } = await createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(stepsMin, stepsMax),
        deriveKey,
        data,
      });
      const { algorithm, nonce, salt, keyLength, keyPrefix, keySignature = '' } = parameters;
      return {
        parameters: { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data },
        signature,
      };
    },

    check: async (response) => {
      try {
        const { challenge, solution } = answerSchema.validateSync(
          JSON.parse(Buffer.from(response, 'base64').toString('utf8')),
          { strict: true },
        );
        if (challenge.parameters.data.expiresAt <= clock.now().getTime()) return null;
        const { verified } = await verifySolution({ ...secrets, challenge, solution, deriveKey });
        return verified ? challenge.signature : null;
      } catch {
        // Whatever is no answer of ours is a wrong one.
        return null;
      }
    },
  };
}
