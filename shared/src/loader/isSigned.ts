type Verify = (signature: Uint8Array<ArrayBuffer>) => Promise<boolean>;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/**
 * Tells whether one of `signatures` (base64, a line each) is an Ed25519 signature of `text` by one of `keys` (base64, raw).
 * Several of either let keys be rotated and text and signature be replaced one after the other. Null where this browser cannot
 * tell: without a secure context there is no `crypto.subtle`.
 */
export async function isSigned(text: string, signatures: string, keys: readonly string[]): Promise<boolean | null> {
  const message = new TextEncoder().encode(text);
  for (const raw of keys) {
    const verify = (await byBrowser(raw, message)) ?? (await byLibrary(raw, message));
    if (verify === null) return null;
    for (const line of signatures.split('\n')) {
      if (await verifies(verify, line)) return true;
    }
  }
  return false;
}

/** Null where the browser does not know Ed25519. */
async function byBrowser(raw: string, message: Uint8Array<ArrayBuffer>): Promise<Verify | null> {
  try {
    const key = await crypto.subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']);
    return (signature) => crypto.subtle.verify('Ed25519', key, signature, message);
  } catch {
    return null;
  }
}

/** Null where the browser cannot digest either. */
async function byLibrary(raw: string, message: Uint8Array<ArrayBuffer>): Promise<Verify | null> {
  if (!('subtle' in crypto)) return null;
  const { verifyAsync } = await import('@noble/ed25519');
  return (signature) => verifyAsync(signature, message, bytesOf(raw));
}

const verifies = async (verify: Verify, line: string): Promise<boolean> => {
  try {
    return await verify(bytesOf(line));
  } catch {
    return false;
  }
};
