/** Subresource Integrity value of bytes; null where this browser cannot compute it (no secure context). */
export async function integrityOf(bytes: BufferSource): Promise<string | null> {
  try {
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
    return `sha384-${btoa(String.fromCharCode(...digest))}`;
  } catch {
    return null;
  }
}
