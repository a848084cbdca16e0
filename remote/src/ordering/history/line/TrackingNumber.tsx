import { trackingAddress } from '@portal/shared/domain/ordering/trackingAddress';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';

/** The number of a parcel, with the carrier's page about it. */
export function TrackingNumber({ value }: { readonly value: string }) {
  const { t } = useTranslation('orderHistory');
  const address = trackingAddress(value);
  return (
    <>
      <CopyableId value={value} name={t('copy.tracking')} />{' '}
      {address !== null && (
        <a href={address} target="_blank" rel="noreferrer">
          {t('track')}
        </a>
      )}
    </>
  );
}
