import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import '../../entities/order-draft/locales.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../ui/form/draftStore.ts';
import type { OrderDraftOfPage } from './useDraftSync.ts';

export interface SaveForLaterProps {
  readonly draft: OrderDraftOfPage;
}

/** Saves what is typed and leaves for the catalogue, where it can be continued. Also offline: then it is sent later. */
export function SaveForLater({ draft: { sync } }: SaveForLaterProps) {
  const { t } = useTranslation('orderDraft');
  const drafts = useDraftStore();
  const notify = useNotify();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    // Forms write what they hold first.
    drafts.all();
    const isSent = await sync.send();
    setBusy(false);
    if (sync.conflict() !== null) return;
    if (isSent) notify.success(t('save.done'));
    else notify.info(t('save.here'));
    await navigate(PATHS.catalog);
  };
  return (
    <BusyButton variant="subtle" worksOffline busy={isBusy} onClick={() => void save()}>
      {t('save.action')}
    </BusyButton>
  );
}
