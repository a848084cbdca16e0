import { Button } from '@mantine/core';
import type { OrderDraft } from '@portal/shared/contract/orderDrafts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import '../../entities/order-draft/locales.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import type { DraftConflict, DraftSync } from './createDraftSync.ts';

export interface DraftConflictNoticeProps {
  readonly sync: DraftSync;
  readonly conflict: DraftConflict;
  /** Makes the form hold nothing that it would still write to the browser. */
  readonly onLetGo: () => void;
  /** Begins the form anew with the other version, which the browser has by now. */
  readonly onTaken: (draft: OrderDraft) => void;
}

/** Says that the draft was saved, placed or discarded in another tab or on another device, and lets the user choose. */
export function DraftConflictNotice({ sync, conflict, onLetGo, onTaken }: DraftConflictNoticeProps) {
  const { t, i18n } = useTranslation('orderDraft');
  const navigate = useNavigate();
  const containerRef = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState<'take' | 'keep' | null>(null);
  const [failure, setFailure] = useFailure();
  useEffect(() => {
    containerRef.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const run = async (which: 'take' | 'keep', work: () => Promise<void>) => {
    setBusy(which);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    setBusy(null);
  };
  const take = async () => {
    onLetGo();
    const other = await sync.takeOther();
    if (other !== null) onTaken(other);
  };
  const discard = () => {
    onLetGo();
    sync.drop();
    void navigate(PATHS.catalog);
  };
  return (
    <div ref={containerRef} className="pr-checkout__notice">
      <Notice
        kind="warning"
        title={t(`conflict.${conflict}`)}
        actions={
          <>
            <BusyButton
              variant="default"
              size="xs"
              busy={busy === 'keep'}
              disabled={busy !== null}
              onClick={() => void run('keep', () => sync.keepOwn())}
            >
              {t(conflict === 'changed' ? 'conflict.keepOwn' : 'conflict.keepAsNew')}
            </BusyButton>
            {conflict === 'changed' ? (
              <BusyButton
                variant="default"
                size="xs"
                busy={busy === 'take'}
                disabled={busy !== null}
                onClick={() => void run('take', take)}
              >
                {t('conflict.takeOther')}
              </BusyButton>
            ) : (
              <Button variant="subtle" size="xs" onClick={discard}>
                {t('offer.discard')}
              </Button>
            )}
          </>
        }
      >
        {t(conflict === 'changed' ? 'conflict.changedText' : 'conflict.endedText')}
        {failure !== null && <p>{apiErrorMessage(i18n, failure)}</p>}
      </Notice>
    </div>
  );
}
