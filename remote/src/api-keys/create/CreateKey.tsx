import type { NewApiCredential } from '@portal/shared/contract/apiCredentials';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useCustomers } from '../../entities/account/useCustomers.ts';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { useListApiKeysQuery } from '../apiKeysApi.ts';
import { useKeyKind } from '../useKeyKind.ts';
import { ActiveKeys } from './ActiveKeys.tsx';
import { CreateKeyForm } from './CreateKeyForm.tsx';

const { activeMax } = SETTINGS.apiCredentials;

interface CreateKeyProps {
  readonly onCreated: (created: NewApiCredential) => void;
  readonly onClose: () => void;
}

/** Asks about a new key; where as many as may work do already, about those first. */
export function CreateKey({ onCreated, onClose }: CreateKeyProps) {
  const { type } = useKeyKind();
  const { data, error } = useListApiKeysQuery(type, { refetchOnMountOrArgChange: true });
  const groups = useCustomers();
  const [wasSent, setSent] = useState(false);
  const active = (data ?? []).filter(({ status }) => status === 'ACTIVE');
  const isFull = active.length >= activeMax;
  // Those that were read before may have been deactivated since.
  if (data === undefined && error === undefined) return <PageSkeleton rows={4} />;
  if (isFull && !wasSent) return <ActiveKeys apiKeys={active} onClose={onClose} />;
  if (groups.data === undefined) {
    if (groups.error === undefined) return <PageSkeleton rows={4} />;
    return <PartFailure error={groups.error} onRetry={() => void groups.refetch()} />;
  }
  return (
    <CreateKeyForm
      groups={groups.data}
      active={isFull ? active : []}
      onSent={() => setSent(true)}
      onCreated={onCreated}
      onClose={onClose}
    />
  );
}
