import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { hashToken, randomToken } from '../../crypto/tokens.ts';
import type { SignInTarget } from './findTarget.ts';
import type { SsoContext } from './SsoContext.ts';
import type { ProviderRequest, SsoFailure } from './SsoProtocol.ts';
import { insertStart } from './ssoSignInRepository.ts';

interface SignInStart {
  /** Token of the browser that begins; a test redeems no result by it. */
  readonly cookieToken: string;
  readonly testId: string | null;
  readonly returnPage: string | null;
  readonly loginHint: string | null;
}

export type Begun = { readonly redirectUrl: string } | { readonly failure: SsoFailure };

/** Asks a provider to tell who somebody is, and keeps what its answer is checked by. */
export async function beginSignIn(
  { db, clock, publicUrl, protocol, secrets }: SsoContext,
  { connection, company }: SignInTarget,
  { cookieToken, testId, returnPage, loginHint }: SignInStart,
): Promise<Begun> {
  const state = randomToken();
  const outcome = await protocol.start(connection, { state, loginHint });
  if ('failure' in outcome) return outcome;
  const now = clock.now();
  await insertStart(db, {
    state_hash: hashToken(state),
    connection: connection.identifier,
    platform_id: company?.platformId ?? null,
    cookie_hash: hashToken(cookieToken),
    test_id: testId,
    return_page: returnPage,
    sealed_secrets: secrets.seal(outcome.secrets),
    created_at: now,
    expires_at: new Date(now.getTime() + SERVER_SETTINGS.sso.startMs),
  });
  return { redirectUrl: toUrl(outcome.request, `${publicUrl}/api/sso/${connection.identifier}/send`) };
}

/** Returns where the browser goes: a form is posted by a page of ours. */
const toUrl = (request: ProviderRequest, sendPage: string): string =>
  request.kind === 'REDIRECT' ? request.url : `${sendPage}?${new URLSearchParams(request.fields).toString()}`;
