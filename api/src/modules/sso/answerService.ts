import { PATHS } from '@portal/shared/domain/access/paths';
import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import { returnAddress } from '../../plugins/returnPage.ts';
import { auditRefusedAnswer } from './auditRefusedAnswer.ts';
import { findTarget, isOpen, isTestable, type SignInTarget } from './findTarget.ts';
import type { SsoContext } from './SsoContext.ts';
import { FAILURE_OF_REASON, type SSO_FAILURES } from './ssoErrors.ts';
import { claimAnswer, findStart, saveResult, type StartRow } from './ssoSignInRepository.ts';
import { toTestOutcome, toUnreadOutcome } from './testOutcome.ts';
import { saveTestOutcome } from './ssoTestRepository.ts';

/** An answer as a browser brings it, with the state that names its sign-in. */
export interface ReceivedAnswer {
  readonly state: string;
  readonly url: URL;
  /** Fields of a posted form; empty for a redirect. */
  readonly form: URLSearchParams;
}

/** Takes an answer for a connection; returns where the browser goes then. */
export type ReceiveAnswer = (identifier: string, answer: ReceivedAnswer) => Promise<string>;

/** Reads the answers of providers, each once. The session is opened when the browser that began redeems the result. */
export function createAnswerService(context: SsoContext): ReceiveAnswer {
  const { db, clock, publicUrl, protocol, secrets, identities, outcomes } = context;

  const signInPage = (start: StartRow | null, query: Readonly<Record<string, string>>): string =>
    returnAddress(
      publicUrl,
      start?.return_page ?? null,
      `${PATHS.companySignIn}?${new URLSearchParams(query).toString()}`,
    );
  const failed = (start: StartRow | null, error: keyof typeof SSO_FAILURES): string => signInPage(start, { error });

  const readTest = async (start: StartRow, target: SignInTarget | null, answer: ReceivedAnswer): Promise<void> => {
    const { platform_id: platformId, test_id: testId } = start;
    if (platformId === null || testId === null) return;
    const read = async () => {
      if (target?.company == null || !isTestable(target)) return toUnreadOutcome('notOffered');
      const outcome = await protocol.read(target.connection, {
        ...answer,
        secrets: secrets.open(start.sealed_secrets),
      });
      return toTestOutcome(db, target.company, outcome);
    };
    await saveTestOutcome(db, platformId, testId, outcomes.seal(await read()));
  };

  const readSignIn = async (start: StartRow, target: SignInTarget | null, answer: ReceivedAnswer): Promise<string> => {
    if (target === null || !isOpen(target)) return failed(start, 'notOffered');
    const outcome = await protocol.read(target.connection, { ...answer, secrets: secrets.open(start.sealed_secrets) });
    if ('failure' in outcome) {
      const { reason, problem } = outcome.failure;
      if (reason !== 'CANCELLED') await auditRefusedAnswer(context, target, problem);
      return failed(start, FAILURE_OF_REASON[reason]);
    }
    const result = randomToken();
    await saveResult(db, start.state_hash, {
      result_hash: hashToken(result),
      sealed_identity: identities.seal(outcome.identity),
      expires_at: new Date(clock.now().getTime() + SERVER_SETTINGS.sso.resultMs),
    });
    return signInPage(start, { result });
  };

  return async (identifier, answer) => {
    const now = clock.now();
    const start = await findStart(db, hashToken(answer.state), now);
    if (start?.connection !== identifier) return failed(null, 'resultEnded');
    const isFirst = await claimAnswer(db, start.state_hash, now);
    if (start.test_id === null && !isFirst) return failed(start, 'resultEnded');
    const target = await findTarget(context, identifier);
    if (start.test_id === null) return readSignIn(start, target, answer);
    if (isFirst) await readTest(start, target, answer);
    const page = PATHS.ssoConnection.replace(':connectionId', identifier);
    return returnAddress(publicUrl, null, `${page}?test=${start.test_id}`);
  };
}
