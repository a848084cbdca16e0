const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));

/**
 * Whether one of `signatures` (base64, a line each) is an Ed25519 signature of `text` by one of `keys` (base64, raw). Several
 * of either let keys be rotated and text and signature be replaced one after the other. Null where this browser cannot tell:
 * without a secure context there is no `crypto.subtle`.
 */
export async function isSigned(text: string, signatures: string, keys: readonly string[]): Promise<boolean | null> {
  const message = new TextEncoder().encode(text);
  for (const raw of keys) {
    const key = await Promise.resolve()
      .then(() => crypto.subtle.importKey('raw', bytesOf(raw), 'Ed25519', false, ['verify']))
      .catch(() => null);
    if (key === null) return null;
    for (const line of signatures.split('\n')) {
      if (await verifies(key, line, message)) return true;
    }
  }
  return false;
}

const verifies = async (key: CryptoKey, line: string, message: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  try {
    return await crypto.subtle.verify('Ed25519', key, bytesOf(line), message);
  } catch {
    return false;
  }
};
