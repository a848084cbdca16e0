import { Button } from '@mantine/core';
import type { MfaType } from '@portal/shared/domain/people/mfa';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../ui/lazy/OverlayBoundary.tsx';
import { useListMfaMethodsQuery } from './codesApi.ts';
import './codes.css';
import './locales.ts';
import { MethodRow } from './MethodRow.tsx';
import { RememberedDevices } from './RememberedDevices.tsx';

const SetUpDialog = lazyPart(async () => (await import('./SetUpDialog.tsx')).SetUpDialog);
const RemoveMethodDialog = lazyPart(async () => (await import('./RemoveMethodDialog.tsx')).RemoveMethodDialog);

/** The action that a dialog is open for, and the kind of codes. */
interface OpenDialog {
  readonly action: 'add' | 'remove';
  readonly type: MfaType;
}

/** The user's ways to get codes at sign-in, and the devices that need none. `onChanged`: what opened a dialog may be gone. */
export function CodeMethods({ onChanged }: { readonly onChanged: () => void }) {
  const { t } = useTranslation('codes');
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const { data, error, refetch } = useListMfaMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const close = () => setOpened(null);
  const changed = () => {
    close();
    onChanged();
  };
  if (data === undefined)
    return error === undefined ? (
      <PageSkeleton rows={2} />
    ) : (
      <PartFailure error={error} title={t('loadFailed')} onRetry={() => void refetch()} />
    );
  const held = data.methods.map(({ type }) => type);
  return (
    <div className="pr-form">
      <p>{t(data.isRequired ? 'required' : held.length === 0 ? 'none' : 'some')}</p>
      {held.length > 0 && (
        <ul className="pr-sessions">
          {data.methods.map((method) => (
            <MethodRow
              key={method.type}
              method={method}
              isPreferred={method.type === data.preferred}
              isOnly={held.length === 1}
              onRemove={() => setOpened({ action: 'remove', type: method.type })}
            />
          ))}
        </ul>
      )}
      <div className="pr-codes__add">
        {data.offered
          .filter((type) => !held.includes(type))
          .map((type) => (
            <Button key={type} variant="default" onClick={() => setOpened({ action: 'add', type })}>
              {t(`add.${type}`)}
            </Button>
          ))}
      </div>
      {held.length > 0 && <RememberedDevices />}
      {opened !== null && (
        <OverlayBoundary onClose={close}>
          {opened.action === 'add' ? (
            <SetUpDialog type={opened.type} onClose={close} onDone={changed} />
          ) : (
            <RemoveMethodDialog type={opened.type} onClose={close} onRemoved={changed} />
          )}
        </OverlayBoundary>
      )}
    </div>
  );
}
