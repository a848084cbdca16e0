import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import { seal } from '../../../crypto/seal.ts';
import { hashToken } from '../../../crypto/tokens.ts';
import type { Db } from '../../../db/client.ts';
import { withTransaction } from '../../../db/withTransaction.ts';
import type { Clock } from '../../../runtime/clock.ts';
import type { SamlReader } from '../../../saml/createSamlReader.ts';
import type { SamlRefusalReason } from '../../../saml/SamlRefused.ts';
import type { SamlConnection } from '../SsoConnection.ts';
import type { ReadOutcome, SsoProtocol } from '../SsoProtocol.ts';
import { samlAddresses } from './samlAddresses.ts';
import { SAML_FAILURES } from './samlFailures.ts';
import { createFindSamlKey } from './samlKeys.ts';
import { insertAnswer, takeAssertion } from './samlRepository.ts';
import { makeSignInRequest, makeSignOutUrl } from './samlRequests.ts';
import { readSignOutHint } from './signOutHint.ts';
import { toProviderIdentity } from './toProviderIdentity.ts';

export interface SamlProtocolDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly saml: Pick<SamlReader, 'checkResponse'>;
  readonly credentialKey: Buffer;
  readonly publicUrl: string;
}

/** Sign-in by SAML 2.0. */
export function createSamlProtocol(deps: SamlProtocolDeps): SsoProtocol<SamlConnection> {
  const { db, clock, saml, credentialKey, publicUrl } = deps;
  const findKey = createFindSamlKey(deps);
  const keyOf = ({ platformId, signRequest }: SamlConnection) => (signRequest ? findKey(platformId) : null);

  /** Keeps an answer for those who set the connection up. */
  async function keep(connection: SamlConnection, response: string, refusal: SamlRefusalReason | null): Promise<void> {
    if (!connection.debug) return;
    const xml = Buffer.from(response, 'base64').toString('utf8').slice(0, SERVER_SETTINGS.samlAnswers.longest);
    const answer = { refusal, sealedXml: seal(credentialKey, xml), receivedAt: clock.now() };
    await withTransaction(db, (tx) => insertAnswer(tx, connection, answer, SERVER_SETTINGS.samlAnswers.most));
  }

  async function check(connection: SamlConnection, response: string, requestId: string | null) {
    const { entityId: audience, acsUrl } = samlAddresses(publicUrl, connection.identifier);
    const { entityId: issuer, certificates, platformId } = connection;
    const task = { response, issuer, certificates, audience, acsUrl, requestId };
    const checked = await saml.checkResponse(platformId, task);
    if ('refused' in checked) return checked;
    const { assertionId } = checked.identity;
    const isFirst = await takeAssertion(db, connection, hashToken(assertionId), clock.now());
    return isFirst ? checked : ({ refused: 'replayed' } as const);
  }

  return {
    start: async (connection, { state }) => {
      const { request, requestId } = await makeSignInRequest(connection, await keyOf(connection), publicUrl, state);
      return { request, secrets: { requestId } };
    },
    read: async (connection, { form, secrets }): Promise<ReadOutcome> => {
      const response = form.get('SAMLResponse') ?? '';
      const checked = await check(connection, response, secrets['requestId'] ?? null);
      await keep(connection, response, 'refused' in checked ? checked.refused : null);
      return 'refused' in checked
        ? { failure: SAML_FAILURES[checked.refused] }
        : { identity: toProviderIdentity(checked.identity) };
    },
    signOut: async (connection, { hint }) => {
      if (connection.signOutUrl === null || hint === null) return null;
      const key = await keyOf(connection);
      return { kind: 'REDIRECT', url: await makeSignOutUrl(connection, key, publicUrl, readSignOutHint(hint)) };
    },
  };
}
