import type { ProviderRead, ReadProviderBody } from '@portal/shared/contract/ssoConnections';
import type { ErrorKey } from '@portal/shared/domain/errorKeys';
import { discoveryUrlOf, toIssuer } from '@portal/shared/domain/signIn/ssoRules';
import type { SessionUser } from '../../access/SessionUser.ts';
import { AppError } from '../../errors/AppError.ts';
import type { Outbound } from '../../providers/outbound/createOutbound.ts';
import { OutboundFailure } from '../../providers/outbound/OutboundFailure.ts';
import type { SamlReader } from '../../saml/createSamlReader.ts';
import { toCertificate, toCertificateColumns } from './connectionParts.ts';
import { nameOfProvider } from './nameOfProvider.ts';
import { readDiscovery } from './readDiscovery.ts';
import { requireFeature } from './requireFeature.ts';
import type { SignInPolicyDeps } from './SignInPolicyDeps.ts';
import { SIGN_IN_POLICY_FAILURES } from './signInPolicyErrors.ts';
import { listConnections } from './ssoConnectionRepository.ts';

export interface ReadProviderDeps extends Pick<SignInPolicyDeps, 'db' | 'clock' | 'readTreatments'> {
  readonly outbound: Pick<Outbound, 'fetch'>;
  readonly saml: Pick<SamlReader, 'readMetadata'>;
}

export type ReadProvider = ReturnType<typeof createReadProvider>;

const XML = /^\uFEFF?\s*</;

/**
 * Reads what an administrator has of a provider: the URL of its discovery document, of its metadata or its issuer, or either of the
 * two as text. Raises 422 at `text` that says what it is instead.
 */
export function createReadProvider({ db, clock, readTreatments, outbound, saml }: ReadProviderDeps) {
  const load = async (url: string): Promise<{ readonly ok: boolean; readonly text: string }> => {
    const response = await outbound.fetch(url).catch((error: unknown) => {
      throw error instanceof OutboundFailure ? refused(FETCHED[error.reason], { host: new URL(url).host }) : error;
    });
    return { ok: response.ok, text: response.ok ? await response.text() : '' };
  };

  const readXml = async (
    user: SessionUser,
    xml: string,
    url: string | null,
    except: string | null,
  ): Promise<ProviderRead> => {
    const read = await saml.readMetadata(user.platformId, xml);
    if ('refused' in read) throw refused(REFUSED[read.refused]);
    const others = await listConnections(db, user.platformId);
    const taken = others.find(({ entity_id, identifier }) => entity_id === read.entityId && identifier !== except);
    if (taken !== undefined) throw refused('error.sso.entityIdTaken', { name: taken.display_name });
    return {
      type: 'SAML',
      displayName: nameOfProvider(read.signInUrl),
      oidc: null,
      saml: {
        entityId: read.entityId,
        metadataUrl: url,
        signInUrl: read.signInUrl,
        signOutUrl: read.signOutUrl,
        binding: read.binding,
        certificates: read.certificates.map((certificate, index) =>
          toCertificate(toCertificateColumns(certificate, index), clock.now()),
        ),
        signRequest: read.wantsSignedRequests,
      },
    };
  };

  const readUrl = async (user: SessionUser, url: string, except: string | null): Promise<ProviderRead> => {
    const first = await load(url);
    if (first.ok && XML.test(first.text) && !/<html/i.test(first.text)) return readXml(user, first.text, url, except);
    const direct = first.ok ? readDiscovery(first.text) : null;
    if (direct !== null) return toProvider(direct);
    const second = await load(discoveryUrlOf(toIssuer(url)));
    const discovered = second.ok ? readDiscovery(second.text) : null;
    if (discovered === null) throw refused('error.sso.noDiscovery');
    return toProvider(discovered);
  };

  return async (user: SessionUser, { text, connectionId }: ReadProviderBody): Promise<ProviderRead> => {
    await requireFeature(readTreatments, user);
    if (XML.test(text)) return readXml(user, text, null, connectionId);
    if (/^https?:\/\/\S+$/i.test(text)) return readUrl(user, text, connectionId);
    const pasted = readDiscovery(text);
    if (pasted === null) throw refused('error.sso.noXml');
    return toProvider(pasted);
  };
}

const toProvider = ({ issuer, signOutSupported }: { issuer: string; signOutSupported: boolean }): ProviderRead => ({
  type: 'OIDC',
  displayName: nameOfProvider(issuer),
  oidc: { issuer, signOutSupported },
  saml: null,
});

const refused = (i18nKey: ErrorKey, values?: Readonly<Record<string, string>>): AppError =>
  new AppError({
    ...SIGN_IN_POLICY_FAILURES.invalid,
    fields: [{ field: 'text', i18nKey, ...(values && { values: { ...values } }) }],
  });

const FETCHED: Readonly<Record<OutboundFailure['reason'], ErrorKey>> = {
  BAD_URL: 'error.sso.urlInvalid',
  NOT_PUBLIC: 'error.sso.urlNotPublic',
  UNREACHABLE: 'error.sso.unreachable',
  SLOW: 'error.sso.unreachable',
  TOO_LARGE: 'error.sso.pastedTooLong',
};

const REFUSED = {
  notXml: 'error.sso.noXml',
  unsafe: 'error.sso.providerNotRead',
  noEntityId: 'error.sso.entityIdRequired',
  noSignInService: 'error.sso.noSignOnService',
  noCertificate: 'error.sso.certificateRequired',
} as const satisfies Record<string, ErrorKey>;
