/** The key of a deposit; `identifier` is a UUID. */
export interface DepositKey {
  readonly platformId: bigint;
  readonly identifier: string;
}

/** Returns the name by which the gateway knows a deposit: it leads to the organisation without a session. */
export const depositReference = ({ platformId, identifier }: DepositKey): string => `${platformId}-${identifier}`;

/** Returns the name by which it knows what goes back of it. */
export const refundReference = (deposit: DepositKey): string => `R${depositReference(deposit)}`;

const REFERENCE = /^(\d{1,18})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** The deposit that a reference names; null when it names none. */
export function readDepositReference(reference: string): DepositKey | null {
  const [, platformId, identifier] = REFERENCE.exec(reference) ?? [];
  return platformId === undefined || identifier === undefined ? null : { platformId: BigInt(platformId), identifier };
}
