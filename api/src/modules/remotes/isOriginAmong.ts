const ANY_PORT = /:\*$/;

/** Tells whether an origin is one of a list, in which a port `*` is any. */
export function isOriginAmong(origins: readonly string[], origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { origin: parsed, protocol, hostname } = new URL(origin);
  if (parsed !== origin) return false;
  return origins.some((one) =>
    ANY_PORT.test(one) ? one.replace(ANY_PORT, '') === `${protocol}//${hostname}` : one === origin,
  );
}
