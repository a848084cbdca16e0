const bodies = new Map<string, unknown>();

/** Keeps the body of a call that no store may see, until the call takes it by the key. */
export const storeSecretBody = (key: string, body: object): void => void bodies.set(key, body);

/** The body of a key, once. */
export function takeSecretBody(key: string): unknown {
  const body = bodies.get(key);
  bodies.delete(key);
  return body;
}
