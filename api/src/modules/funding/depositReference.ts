/** Where a deposit is; `identifier` is a UUID. */
interface DepositKey {
  readonly platformId: bigint;
  readonly identifier: string;
}

/** What the gateway knows a deposit by: it leads to the organisation without a session. */
export const depositReference = ({ platformId, identifier }: DepositKey): string => `${platformId}-${identifier}`;
