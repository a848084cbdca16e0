import type { BankAccountRow } from './bankAccountRepository.ts';

/** Returns the name by which the gateway knows a small deposit: it leads to the organisation without a session. */
export const smallDepositReference = (
  { platform_id, small_deposits_reference }: Pick<BankAccountRow, 'platform_id' | 'small_deposits_reference'>,
  index: number,
): string => `${platform_id}-${small_deposits_reference}-${index + 1}`;

const REFERENCE = /^(\d{1,11})-([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-[12]$/;

/** Reads whose small deposit a reference names; null when it names none. */
export function readSmallDepositReference(reference: string) {
  const [, platformId, uuid] = REFERENCE.exec(reference) ?? [];
  return platformId === undefined || uuid === undefined ? null : { platformId: BigInt(platformId), reference: uuid };
}
