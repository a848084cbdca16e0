import { trackingAddress } from '@portal/shared/domain/ordering/trackingAddress';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useTranslation } from 'react-i18next';
import { CopyableId } from '../../../ui/copy/CopyableId.tsx';

/** The number of a parcel, which leads to the carrier's page about it. */
export function TrackingNumber({ value }: { readonly value: string }) {
  const { t } = useTranslation('orderHistory');
  const address = trackingAddress(value);
  return (
    <CopyableId value={value} name={t('copy.tracking')}>
      {address === null ? null : (
        <a href={address} target="_blank" rel="noreferrer" className="pr-history__track">
          {value}
          <IconExternalLink size={14} aria-hidden="true" />
          <span className="pr-hidden-text"> {t('track')}</span>
        </a>
      )}
    </CopyableId>
  );
}
