/** A random UUID (version 4), in a page without a secure context too, whose `crypto` has no `randomUUID`. */
export function newUuid(): string {
  const ofPage: Partial<Crypto> = crypto;
  return ofPage.randomUUID?.() ?? formatUuid(crypto.getRandomValues(new Uint8Array(16)));
}

function formatUuid(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => withVersion(byte, index).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** RFC 9562: four bits say the version, two the variant. */
function withVersion(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
