import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import './locales.ts';

/** The session is about to end: one button renews it. */
export function SessionEndingDialog({ onStay }: { readonly onStay: () => Promise<void> }) {
  const { t } = useTranslation('sessionEnding');
  const [isBusy, setBusy] = useState(false);
  const stay = () => {
    setBusy(true);
    void onStay().finally(() => setBusy(false));
  };
  const footer = (
    <BusyButton busy={isBusy} onClick={stay} isFirst>
      {t('stay')}
    </BusyButton>
  );
  return (
    <Dialog opened title={t('title')} onClose={stay} dismissible={false} footer={footer}>
      <p>{t('text')}</p>
    </Dialog>
  );
}
