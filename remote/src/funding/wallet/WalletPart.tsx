import type { ReactNode } from 'react';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';

interface WalletPartProps<Item> {
  readonly read: {
    readonly currentData?: readonly Item[] | undefined;
    readonly error?: unknown;
    readonly refetch: () => unknown;
  };
  /** Says that they could not be read. */
  readonly failed: string;
  readonly children: (listed: readonly Item[]) => ReactNode;
}

/** One kind of payment methods; what fails to load leaves the other kinds as they are. */
export function WalletPart<Item>({ read: { currentData, error, refetch }, failed, children }: WalletPartProps<Item>) {
  if (currentData !== undefined) return currentData.length > 0 && children(currentData);
  return error === undefined ? (
    <PageSkeleton rows={2} />
  ) : (
    <PartFailure error={error} title={failed} onRetry={() => void refetch()} />
  );
}
