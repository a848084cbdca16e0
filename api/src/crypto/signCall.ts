import { createHmac } from 'node:crypto';

/** Headers that sign a text sent to a service at that time: seconds since 1970, and hex HMAC-SHA256 over them, a dot and the text. */
export function signCall(service: string, key: string, text: string, at: Date): Record<string, string> {
  const time = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', key).update(`${time}.${text}`).digest('hex');
  return { [`${service}-time`]: time, [`${service}-signature`]: signature };
}

/** Returns the text of a call to a service that is signed; of what it tells us, the body alone is signed. */
export const signedTextOf = (method: string, path: string, body: string): string => `${method} ${path}.${body}`;
