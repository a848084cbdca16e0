/** Where a deposit is; `identifier` is a UUID. */
export interface DepositKey {
  readonly platformId: bigint;
  readonly identifier: string;
}

/** What the gateway knows a deposit by: it leads to the organisation without a session. */
export const depositReference = ({ platformId, identifier }: DepositKey): string => `${platformId}-${identifier}`;

const REFERENCE = /^(\d{1,18})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The deposit that a reference names; null when it names none. */
export function readDepositReference(reference: string): DepositKey | null {
  const [, platformId, identifier] = REFERENCE.exec(reference) ?? [];
  return platformId === undefined || identifier === undefined ? null : { platformId: BigInt(platformId), identifier };
}
