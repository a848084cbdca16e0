import { X509Certificate } from 'node:crypto';

/** A certificate of a provider. `base64` is its DER, as metadata print it. */
export interface SamlCertificate {
  readonly base64: string;
  readonly subject: string;
  readonly validFrom: Date;
  readonly validTo: Date;
  /** SHA-256, in pairs of digits between colons. */
  readonly fingerprint: string;
}

const FRAME = /-----(?:BEGIN|END) CERTIFICATE-----/g;

/** Returns the certificate of a PEM or of its base64 alone; null for what is none, and for one whose key is not RSA of 2048 bits. */
export function readCertificate(text: string): SamlCertificate | null {
  const base64 = text.replaceAll(FRAME, '').replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+=*$/.test(base64)) return null;
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    const { asymmetricKeyType, asymmetricKeyDetails } = certificate.publicKey;
    if (asymmetricKeyType !== 'rsa' || (asymmetricKeyDetails?.modulusLength ?? 0) < SHORTEST_KEY) return null;
    return {
      base64: certificate.raw.toString('base64'),
      subject: certificate.subject.replaceAll('\n', ', '),
      validFrom: certificate.validFromDate,
      validTo: certificate.validToDate,
      fingerprint: certificate.fingerprint256,
    };
  } catch {
    return null;
  }
}

const SHORTEST_KEY = 2048;
