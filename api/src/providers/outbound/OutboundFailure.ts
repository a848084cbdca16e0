/** BAD_URL: no address that may be fetched; NOT_PUBLIC: of no host of the internet; SLOW: it took too long. */
export type OutboundReason = 'BAD_URL' | 'NOT_PUBLIC' | 'UNREACHABLE' | 'SLOW' | 'TOO_LARGE';

/** A call to an address of somebody else that has no response. */
export class OutboundFailure extends Error {
  readonly reason: OutboundReason;

  constructor(reason: OutboundReason, cause?: unknown) {
    super(`The address cannot be fetched: ${reason}`, { cause });
    this.name = 'OutboundFailure';
    this.reason = reason;
  }
}

/** Returns the failure among an error and its causes; null when there is none. */
export function findOutboundFailure(error: unknown): OutboundFailure | null {
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof OutboundFailure) return at;
  return null;
}
