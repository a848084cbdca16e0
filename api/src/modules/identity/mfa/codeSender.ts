import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { languageOf } from '@portal/shared/domain/people/languages';
import { PRODUCT_NAME } from '@portal/shared/domain/productName';
import type { Clock } from '../../../runtime/clock.ts';
import { seal } from '../../../crypto/seal.ts';
import type { Tx } from '../../../db/client.ts';
import { keyOf } from '../../../db/TenantKey.ts';
import type { SendNotice, SendText } from '../../outbox/index.ts';
import { AppError } from '../../../errors/AppError.ts';
import { countHit, secondsUntil } from '../../../rate-limits/rateLimits.ts';
import { deliveryTexts, fillText } from '../../../texts/deliveryTexts.ts';
import type { UserRow } from '../userRepository.ts';
import { updateChallenge, type ChallengeRow } from './challengeRepository.ts';
import { hashCode, randomCode } from './codes.ts';
import { MFA_FAILURES } from './mfaErrors.ts';

export interface CodeSenderDeps {
  readonly clock: Clock;
  /** Seals codes until they are sent, and makes their stored form. */
  readonly credentialKey: Buffer;
  readonly sendNotice: SendNotice;
  /** Null when this installation cannot send texts. */
  readonly sendText: SendText | null;
}

const { codeMs, sendsAnHour } = SERVER_SETTINGS.mfa;
const HOUR_MS = 60 * 60_000;

/** Sends a code for a challenge, in the user's language; the code before is worthless then. */
export type SendCode = (tx: Tx, user: UserRow, challenge: ChallengeRow) => Promise<ChallengeRow>;

/** Raises 429 after many codes to one person, 422 when texts cannot be sent. */
export const createCodeSender =
  ({ clock, credentialKey, sendNotice, sendText }: CodeSenderDeps): SendCode =>
  async (tx, user, { token_hash, type, phone_number }) => {
    const at = clock.now();
    const { hits, resetsAt } = await countHit(tx, `mfa-code:${user.platform_id}:${user.id}`, HOUR_MS, at);
    if (hits > sendsAnHour)
      throw new AppError({ ...MFA_FAILURES.tooMany, values: { seconds: String(secondsUntil(resetsAt, at)) } });
    const code = randomCode();
    if (type === 'EMAIL')
      await sendNotice(tx, {
        topic: 'MFA_CODE_MAIL',
        user: keyOf(user),
        values: { sealedCode: seal(credentialKey, code) },
        at,
      });
    else {
      if (sendText === null || phone_number === null) throw new AppError(MFA_FAILURES.notOffered);
      const language = languageOf(user.lang_key);
      await sendText(tx, {
        to: phone_number,
        body: fillText(deliveryTexts(language).codeText, { code, product: PRODUCT_NAME[language] }),
        expiresAt: new Date(at.getTime() + codeMs),
      });
    }
    const code_hash = hashCode(credentialKey, token_hash, code);
    return updateChallenge(tx, token_hash, { code_hash, code_sent_at: at, attempts: 0 });
  };
