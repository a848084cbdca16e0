import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { solveCaptcha } from './solveCaptcha.ts';

it('solves a puzzle in a page that came by plain http', async () => {
  const data = { expiresAt: 4_000_000_000_000 };
  const secrets = { hmacSignatureSecret: 'a', hmacKeySignatureSecret: 'b' };
  const { parameters, signature = '' } = await createChallenge({
    ...secrets,
    algorithm: 'PBKDF2/SHA-256',
    cost: 20,
    counter: 3,
    deriveKey,
    data,
  });
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature = '' } = parameters;
  const given = { algorithm, nonce, salt, cost, keyLength, keyPrefix, keySignature, data };
  Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
  const response = await solveCaptcha({ parameters: given, signature });
  Reflect.deleteProperty(crypto, 'subtle');
  expect(JSON.parse(atob(response))).toMatchObject({ solution: { counter: 3 } });
});
