import QRCode from 'qrcode';
import type { Credential } from './openCredentials.ts';

const SCANNED = ['REDEMPTION_URL', 'BARCODE_NUMBER', 'CARD_NUMBER'] as const;

/** Returns the credential that is scanned: the redemption URL, else a number; undefined for codes that are typed. */
export const scannedOf = (credentials: readonly Credential[]): Credential | undefined =>
  SCANNED.flatMap((type) => credentials.find((one) => one.type === type) ?? [])[0];

/** Returns the content of a code's picture: the code itself, or the till of the sandbox with the code in it. */
export const pictured = (code: string, tillUrl: string | null): string =>
  tillUrl === null ? code : `${tillUrl}?number=${encodeURIComponent(code)}`;

interface QrCodeInput {
  readonly credentials: readonly Credential[];
  readonly tillUrl: string | null;
  /** Width of the empty frame, in modules. */
  readonly margin: number;
}

/** `svg`: null where nothing is scanned, and where it could not be drawn, which `failed` says. */
export interface QrCode {
  readonly svg: string | null;
  readonly failed: boolean;
}

/** Draws the QR code of a reward. Never fails: without the picture its codes can still be read. */
export async function drawQrCode({ credentials, tillUrl, margin }: QrCodeInput): Promise<QrCode> {
  const scanned = scannedOf(credentials);
  if (scanned === undefined) return { svg: null, failed: false };
  try {
    const content = pictured(scanned.value, tillUrl);
    return { svg: await QRCode.toString(content, { type: 'svg', margin, errorCorrectionLevel: 'M' }), failed: false };
  } catch {
    return { svg: null, failed: true };
  }
}
