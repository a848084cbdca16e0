const REFERENCE = /^([1-9]\d{0,17})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a deposit is. */
export interface DepositKey {
  readonly platformId: bigint;
  /** UUID. */
  readonly identifier: string;
}

/** What the gateway knows a deposit by: it leads to the organisation without a session. */
export const depositReference = ({ platformId, identifier }: DepositKey): string => `${platformId}-${identifier}`;

/** Null for a text that is no reference. */
export function readDepositReference(text: string): DepositKey | null {
  const [, platformId, identifier] = REFERENCE.exec(text) ?? [];
  return platformId === undefined || identifier === undefined ? null : { platformId: BigInt(platformId), identifier };
}
