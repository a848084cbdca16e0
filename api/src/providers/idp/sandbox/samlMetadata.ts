import { Constants, IdentityProvider } from 'samlify';
import { currentCertificate, samlAddresses } from './answerSaml.ts';
import type { IdpContext } from './IdpContext.ts';

/** Returns the sandbox's metadata. */
export function samlMetadata(context: IdpContext, now: Date): string {
  const { entityId, signInUrl, signOutUrl } = samlAddresses(context);
  const { binding, format } = Constants.namespace;
  return IdentityProvider({
    entityID: entityId,
    signingCert: currentCertificate(now),
    nameIDFormat: [format.persistent],
    singleSignOnService: [
      { Binding: binding.redirect, Location: signInUrl },
      { Binding: binding.post, Location: signInUrl },
    ],
    singleLogoutService: [{ Binding: binding.redirect, Location: signOutUrl }],
  }).getMetadata();
}
