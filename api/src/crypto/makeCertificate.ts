import { createHash, createPublicKey, sign, type KeyObject } from 'node:crypto';

interface CertificateFacts {
  readonly commonName: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

const TAG = {
  integer: 0x02,
  bits: 0x03,
  null: 0x05,
  oid: 0x06,
  text: 0x0c,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
};
/** The version inside of a certificate. */
const VERSION = 0xa0;
/** `sha256WithRSAEncryption` (1.2.840.113549.1.1.11) and `commonName` (2.5.4.3) as they are encoded. */
const SHA256_WITH_RSA = Buffer.from('2a864886f70d01010b', 'hex');
const COMMON_NAME = Buffer.from('550403', 'hex');

/**
 * Returns a certificate of an RSA key, signed by itself with SHA-256, as base64 of its DER. Node reads certificates and makes none,
 * and providers take a key in no other form.
 */
export function makeCertificate(key: KeyObject, { commonName, validFrom, validTo }: CertificateFacts): string {
  const algorithm = der(TAG.sequence, der(TAG.oid, SHA256_WITH_RSA), der(TAG.null));
  const name = der(
    TAG.sequence,
    der(TAG.set, der(TAG.sequence, der(TAG.oid, COMMON_NAME), der(TAG.text, Buffer.from(commonName, 'utf8')))),
  );
  const dates = der(TAG.sequence, timeOf(validFrom), timeOf(validTo));
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const body = der(
    TAG.sequence,
    der(VERSION, der(TAG.integer, Buffer.from([2]))),
    der(TAG.integer, serialNumber(name, dates, publicKey)),
    algorithm,
    name,
    dates,
    name,
    publicKey,
  );
  const signature = sign('sha256', body, key);
  return der(TAG.sequence, body, algorithm, der(TAG.bits, Buffer.from([0]), signature)).toString('base64');
}

function der(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  return Buffer.concat([Buffer.from([tag]), lengthOf(content), content]);
}

function lengthOf({ length }: Buffer): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const hex = length.toString(16);
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex');
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
}

/** Returns a positive number of 16 bytes without a leading zero; the same facts give the same certificate. */
function serialNumber(...facts: readonly Buffer[]): Buffer {
  const bytes = createHash('sha256').update(Buffer.concat(facts)).digest().subarray(0, 16);
  bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x40;
  return bytes;
}

/** Years from 2050 on have four digits and another tag. */
function timeOf(date: Date): Buffer {
  const text = `${date.toISOString().replaceAll(/[-:T]|\.\d+Z/g, '')}Z`;
  return date.getUTCFullYear() < 2050 ? der(TAG.utcTime, Buffer.from(text.slice(2))) : der(TAG.time, Buffer.from(text));
}
