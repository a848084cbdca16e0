import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import { discardDraft } from './discardDraft.ts';
import { useDraftCalls } from './useDraftCalls.ts';
import type { DraftOffer } from './useDraftOffers.ts';

interface DiscardDraftProps {
  readonly offer: DraftOffer;
  readonly onClose: () => void;
  readonly onDiscarded: () => void;
}

/** Asks before a half-made order is deleted everywhere, deletes it, and says so. */
export function DiscardDraft({ offer: { port, version }, onClose, onDiscarded }: DiscardDraftProps) {
  const { t } = useTranslation('orderDraft');
  const notify = useNotify();
  const drafts = useDraftStore();
  const calls = useDraftCalls();
  const [isBusy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await discardDraft(port, { drafts, calls, version });
    notify.success(t('discard.done'));
    onDiscarded();
  };
  return (
    <ConfirmDialog
      opened
      danger
      title={t('discard.title')}
      confirmLabel={t('discard.confirm')}
      busy={isBusy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('discard.text')}</p>
    </ConfirmDialog>
  );
}
