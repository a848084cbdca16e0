import type { AddressField, PostalAddress } from '@portal/shared/domain/addresses/addressRules';
import { useTranslation } from 'react-i18next';
import { FieldWarning } from '../../ui/feedback/FieldWarning.tsx';
import './address.css';
import { listFieldWarnings } from './mailingAddress.ts';

interface AddressWarningsProps {
  readonly address: PostalAddress;
  /** Those of one field alone. */
  readonly field?: AddressField;
}

/** Says where the postal service alone delivers. */
export function AddressWarnings({ address, field }: AddressWarningsProps) {
  const { t } = useTranslation('billingAddress');
  return listFieldWarnings(address)
    .filter(([one]) => field === undefined || one === field)
    .map(([one, warning]) => (
      <span key={one} className="pr-address__warning">
        <FieldWarning>{t(`warning.${warning}`)}</FieldWarning>
      </span>
    ));
}
