import type { RewardCredentials } from '@portal/shared/contract/rewardCredentials';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';

const { shownMs } = SETTINGS.credentials;

interface CodesDialogProps {
  readonly codes: RewardCredentials;
  readonly onClose: () => void;
}

/** Shows the codes of a reward, and closes by itself. */
export function CodesDialog({ codes, onClose }: CodesDialogProps) {
  const { t } = useTranslation('orderHistory');
  useEffect(() => {
    const timer = setTimeout(onClose, shownMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  const facts = codes.credentials.map(({ type, value }) => {
    const name = t(`codes.type.${type}`);
    return { label: name, value: <CopyableId value={value} name={name} /> };
  });
  return (
    <Dialog opened title={t('codes.title')} onClose={onClose}>
      <p className="pr-history__muted">{t('codes.hides', { seconds: shownMs / 1000 })}</p>
      {facts.length === 0 ? <p>{t('codes.none')}</p> : <FactList facts={facts} />}
      {codes.qrCode !== null && <img className="pr-codes__qr" src={codes.qrCode} alt={t('codes.qr')} />}
      {codes.qrFailed && <Notice kind="warning">{t('codes.noQr')}</Notice>}
    </Dialog>
  );
}
