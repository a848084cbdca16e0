import { randomUUID } from 'node:crypto';
import type { Signup, SignupBody, SignupEmailBody, SignupVerification } from '@portal/shared/contract/signups';
import { SIGNUP_LIMITS } from '@portal/shared/domain/onboarding/onboardingLimits';
import { domainOf } from '@portal/shared/domain/ordering/recipientRules';
import { languageOf, toLangKey } from '@portal/shared/domain/people/languages';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { Db, Tx } from '../../db/client.ts';
import { withTransaction } from '../../db/withTransaction.ts';
import { AppError, type Failure } from '../../errors/AppError.ts';
import { COMMON_FAILURES } from '../../errors/commonErrors.ts';
import { fieldErrors } from '../../errors/fieldErrors.ts';
import type { Enqueue } from '../../jobs/portalJobs.ts';
import { addressGroup } from '../../rate-limits/addressGroup.ts';
import { countHit, secondsUntil } from '../../rate-limits/rateLimits.ts';
import { refuseAbove } from '../../rate-limits/refuseAbove.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { RequireCaptcha } from '../identity/index.ts';
import type { PortalTerms } from '../agreements/index.ts';
import { loadAddressLists } from './addressLists.ts';
import { checkSignupAddress, listParentDomains, toListedDomain } from './checkSignupAddress.ts';
import { findDomainRules } from './signupDomainRepository.ts';
import { SIGNUP_FAILURES } from './signupErrors.ts';
import { orFailure } from './orFailure.ts';
import { findOpenSignup, requireOpenSignup } from './openSignup.ts';
import { insertLink, insertSignup, lockSignupOfHandle, updateSignup, type SignupRow } from './signupRepository.ts';
import { openRequest, sealRequest } from './signupRequest.ts';

export interface SignupDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly enqueue: Enqueue;
  /** Seals what was said until the address is proven. */
  readonly credentialKey: Buffer;
  readonly mailHost: string;
  readonly requireCaptcha: RequireCaptcha;
  readonly terms: Pick<PortalTerms, 'requireCurrent'>;
}

const { linkMs, windowMs, ofAddress, checksOfAddress, triesWithoutCaptcha, mailsOfSignup } = SERVER_SETTINGS.signups;

export type SignupService = ReturnType<typeof createSignupService>;

/** Sign-ups until their address is proven. Whether an address has a user is looked up by the job that sends the mail. */
export function createSignupService(deps: SignupDeps) {
  const { db, clock, enqueue, credentialKey, mailHost, requireCaptcha, terms } = deps;

  const refuseAddress = async (email: string): Promise<void> => {
    const domain = toListedDomain(domainOf(email));
    const rules = await findDomainRules(db, domain === null ? [''] : listParentDomains(domain));
    const fields = fieldErrors('email', checkSignupAddress(email, loadAddressLists(), rules));
    if (fields.length > 0) throw new AppError({ ...COMMON_FAILURES.validation, fields });
  };

  /** Counts a try of an IP address. Raises 422 without a solved captcha from the third one on, 429 for very many. */
  const countTry = async (ipAddress: string, captcha: string | undefined): Promise<void> => {
    const now = clock.now();
    const count = await countHit(db, `signup:address:${addressGroup(ipAddress)}`, windowMs, now);
    refuseAbove(ofAddress, count, now);
    if (count.hits > triesWithoutCaptcha) await requireCaptcha(captcha ?? null);
  };

  const queueMail = (tx: Tx, { id, token_hash }: SignupRow): Promise<void> =>
    enqueue(tx, {
      queue: 'send-signup-mail',
      data: { signupId: String(id), tokenHash: token_hash, messageId: `<${randomUUID()}@${mailHost}>` },
    });

  /** Counts another mail of a sign-up. Raises 429 after five an hour. */
  const countMail = async (tx: Tx, { id }: SignupRow): Promise<void> => {
    const now = clock.now();
    const { hits, resetsAt } = await countHit(tx, `signup:mails:${id}`, windowMs, now);
    if (hits > mailsOfSignup) throw waiting(SIGNUP_FAILURES.tooMany, secondsUntil(resetsAt, now));
  };

  const lockOpen = async (tx: Tx, id: string): Promise<SignupRow & { readonly sealed_body: string }> => {
    const signup = await lockSignupOfHandle(tx, hashToken(id));
    if (signup === undefined) throw new AppError(SIGNUP_FAILURES.unknown);
    return requireOpenSignup(signup, clock.now());
  };

  return {
    /** Raises 400 at `email` for an address that cannot sign up, 429 for very many checks of one IP address. */
    checkEmail: async (email: string, ipAddress: string): Promise<void> => {
      const now = clock.now();
      refuseAbove(checksOfAddress, await countHit(db, `signup:check:${addressGroup(ipAddress)}`, windowMs, now), now);
      await refuseAddress(email);
    },

    /** Raises 400 at each wrong field, 409 for terms that are not those in force, 422 and 429 as `countTry` does, 503 when nothing was kept. */
    ask: async ({ captcha, ...body }: SignupBody, ipAddress: string): Promise<Signup> => {
      terms.requireCurrent(body.terms);
      await refuseAddress(body.email);
      await countTry(ipAddress, captcha);
      return orFailure(SIGNUP_FAILURES.notCreated, async () => {
        const at = clock.now();
        const id = randomToken();
        const token = randomToken();
        const request = { ...body, ipAddress, at: at.toISOString(), token };
        const row = await withTransaction(db, async (tx) => {
          const signup = await insertSignup(tx, {
            handle_hash: hashToken(id),
            sealed_body: sealRequest(credentialKey, request),
            token_hash: hashToken(token),
            created_at: at,
            expires_at: new Date(at.getTime() + linkMs),
            mail_asked_at: at,
          });
          await queueMail(tx, signup);
          return signup;
        });
        return toSignup(id, body.email, row);
      });
    },

    /** Sends the mail again, with the same link. Raises 404 or 410 without an open sign-up, 429 too soon or too often. */
    resend: (id: string): Promise<Signup> =>
      orFailure(SIGNUP_FAILURES.notResent, () =>
        withTransaction(db, async (tx) => {
          const signup = await lockOpen(tx, id);
          const at = clock.now();
          const wait = signup.mail_asked_at.getTime() + SIGNUP_LIMITS.resendAfterMs - at.getTime();
          if (wait > 0) throw waiting(SIGNUP_FAILURES.tooSoon, Math.ceil(wait / 1_000));
          await countMail(tx, signup);
          const changed = await updateSignup(tx, signup.id, { mail_asked_at: at });
          await queueMail(tx, changed);
          return toSignup(id, openRequest(credentialKey, signup.sealed_body).email, changed);
        }),
      ),

    /** Mails another address; links that were mailed before work no longer. Raises as `ask` and `resend` do. */
    changeEmail: async (id: string, { email, captcha }: SignupEmailBody, ipAddress: string): Promise<Signup> => {
      await refuseAddress(email);
      await countTry(ipAddress, captcha);
      return orFailure(SIGNUP_FAILURES.notResent, () =>
        withTransaction(db, async (tx) => {
          const signup = await lockOpen(tx, id);
          await countMail(tx, signup);
          const token = randomToken();
          const request = { ...openRequest(credentialKey, signup.sealed_body), email, token };
          const changed = await updateSignup(tx, signup.id, {
            sealed_body: sealRequest(credentialKey, request),
            token_hash: hashToken(token),
            mail_asked_at: clock.now(),
          });
          await insertLink(tx, changed);
          await queueMail(tx, changed);
          return toSignup(id, email, changed);
        }),
      );
    },

    /** Tells whose address a link proves; it works as often as before. Raises 404 for a forged link, 410 for a used or old one. */
    verify: (token: string): Promise<SignupVerification> =>
      orFailure(SIGNUP_FAILURES.verification, async () => {
        const signup = await findOpenSignup(db, token, clock.now());
        const { email, firstName, companyName, langKey } = openRequest(credentialKey, signup.sealed_body);
        return {
          email,
          firstName,
          companyName,
          langKey: toLangKey(languageOf(langKey)),
          expiresAt: signup.expires_at.toISOString(),
        };
      }),
  };
}

const toSignup = (id: string, email: string, { mail_asked_at, expires_at }: SignupRow): Signup => ({
  id,
  email,
  resendFrom: new Date(mail_asked_at.getTime() + SIGNUP_LIMITS.resendAfterMs).toISOString(),
  expiresAt: expires_at.toISOString(),
});

const waiting = (failure: Failure, seconds: number): AppError =>
  new AppError({ ...failure, values: { seconds: String(seconds) } });
