import type { SamlRefusalReason } from '../../../saml/SamlRefused.ts';
import type { SsoFailure } from '../SsoProtocol.ts';

const invalid = (problem: string, field: string | null = null): SsoFailure => ({
  reason: 'ANSWER_INVALID',
  field,
  problem,
});

/** Failures by the reason for which an answer is refused: the words for a test, and the field of the form that helps. */
export const SAML_FAILURES: Readonly<Record<SamlRefusalReason, SsoFailure>> = {
  notXml: invalid('samlMalformed'),
  unsafe: invalid('samlMalformed'),
  assertion: invalid('samlMalformed'),
  comment: invalid('samlMalformed'),
  status: { reason: 'CANCELLED', field: null, problem: 'cancelled' },
  signature: { reason: 'SETTINGS', field: 'saml.certificates', problem: 'samlSignature' },
  algorithm: invalid('samlAlgorithm'),
  encrypted: invalid('samlEncrypted'),
  time: { reason: 'CLOCK', field: null, problem: 'clockWrong' },
  audience: invalid('samlAudience'),
  recipient: invalid('samlRecipient'),
  destination: invalid('samlRecipient'),
  issuer: { reason: 'SETTINGS', field: 'saml.entityId', problem: 'samlIssuer' },
  unsolicited: invalid('samlUnsolicited'),
  replayed: invalid('samlReplayed'),
  subject: invalid('samlSubject'),
};

/** Returns the key of the words for an answer that was refused. */
export const samlProblemKey = (reason: SamlRefusalReason): string => `error.sso.${SAML_FAILURES[reason].problem}`;
