/** A random UUID (version 4), in a page without a secure context too, whose `crypto` has no `randomUUID`. */
export function newUuid(): string {
  const ofPage: Partial<Crypto> = crypto;
  return ofPage.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

function uuidOf(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, place) => withVersion(byte, place).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** RFC 9562: four bits say the version, two the variant. */
function withVersion(byte: number, place: number): number {
  if (place === 6) return (byte & 0x0f) | 0x40;
  return place === 8 ? (byte & 0x3f) | 0x80 : byte;
}
