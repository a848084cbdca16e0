import type { ProviderSession, SessionProviders } from '../identity/index.ts';
import { findTarget } from './findTarget.ts';
import type { SealedJson } from './sealedJson.ts';
import type { SsoContext } from './SsoContext.ts';

interface ProvidersDeps extends Pick<SsoContext, 'db' | 'connections' | 'google' | 'publicUrl' | 'protocol'> {
  readonly hints: SealedJson<string>;
}

/** Answers what sessions ask of the providers that opened them. */
export const createProviders = (deps: ProvidersDeps): SessionProviders => ({
  async readSignOutUrl({ connection: identifier, sealedSignOutHint }: ProviderSession) {
    const target = await findTarget(deps, identifier);
    // People who leave the portal stay signed in to their Google account.
    if (target === null || target.company === null) return null;
    const request = await deps.protocol.signOut(target.connection, {
      hint: sealedSignOutHint === null ? null : deps.hints.open(sealedSignOutHint),
      returnUrl: toSignOutPage(deps.publicUrl),
    });
    return request?.kind === 'REDIRECT' ? request.url : null;
  },

  async readDisplayName({ connection }) {
    return (await findTarget(deps, connection))?.connection.displayName ?? '';
  },
});

/** The page to which a provider leads after its sign-out; providers compare it without query and fragment. */
export const toSignOutPage = (publicUrl: string): string => `${publicUrl}/login`;
