import { Constants } from 'samlify';
import type { IdpContext, IdpPerson } from './IdpContext.ts';
import type { SamlMessage } from './readSamlMessage.ts';
import { samlSandboxCertificate } from './samlKey.ts';
import { responseXml, signResponse, toFormField, type ResponseFacts } from './samlResponse.ts';

const MINUTE_MS = 60_000;
const OTHER = 'https://other.example/saml';

/** The sandbox's own addresses. */
export const samlAddresses = ({ url }: IdpContext) => ({
  entityId: `${url()}/saml/metadata`,
  signInUrl: `${url()}/saml/sso`,
  signOutUrl: `${url()}/saml/slo`,
});

/** Returns the certificate that the sandbox shows: of the year before and the years after. */
export const currentCertificate = (now: Date): string =>
  samlSandboxCertificate(
    new Date(Date.UTC(now.getUTCFullYear() - 1, 0, 1)),
    new Date(Date.UTC(now.getUTCFullYear() + 3, 0, 1)),
  );

/** Returns the answer about a person as the field of a form, with the faults of the control page. */
export function answerSaml(context: IdpContext, message: SamlMessage, person: IdpPerson, now: Date): string {
  const { hasFault } = context;
  const facts: ResponseFacts = {
    issuer: hasFault('issuer') ? OTHER : samlAddresses(context).entityId,
    certificate: currentCertificate(now),
    audience: hasFault('audience') ? OTHER : message.issuer,
    destination: hasFault('destination') ? OTHER : message.acsUrl,
    recipient: hasFault('recipient') ? OTHER : message.acsUrl,
    inResponseTo: hasFault('unsolicited') ? '' : message.id,
    validFrom: new Date(now.getTime() - (hasFault('expiry') ? 60 : 1) * MINUTE_MS),
    validUntil: new Date(now.getTime() + (hasFault('expiry') ? -30 : 5) * MINUTE_MS),
    subject: person.subject,
    attributes: {
      ...(!hasFault('email') && { email: person.email }),
      givenName: person.givenName,
      familyName: person.familyName,
    },
  };
  const xml = responseXml(facts);
  return toFormField(hasFault('unsigned') ? xml : withSignatures(xml, facts.certificate, hasFault('signature')));
}

/** A wrong signature is one of the name before it was changed. */
function withSignatures(xml: string, certificate: string, isWrong: boolean): string {
  const signed = signResponse(signResponse(xml, 'ASSERTION', certificate), 'MESSAGE', certificate);
  return isWrong ? signed.replace(/(<saml:NameID[^>]*>)/, '$1changed-') : signed;
}

/** Returns the answer that nobody was signed in. */
export const refuseSaml = (context: IdpContext, message: SamlMessage, now: Date): string =>
  toFormField(
    `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_${message.id}" Version="2.0" IssueInstant="${now.toISOString()}" Destination="${message.acsUrl}" InResponseTo="${message.id}"><saml:Issuer>${samlAddresses(context).entityId}</saml:Issuer><samlp:Status><samlp:StatusCode Value="${Constants.StatusCode.Responder}"><samlp:StatusCode Value="${Constants.StatusCode.AuthFailed}"/></samlp:StatusCode></samlp:Status></samlp:Response>`,
  );
