import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import './locales.ts';
import './reward.css';

export interface TermsDialogProps {
  readonly brand: CatalogBrand;
  readonly confirmLabel: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** The terms of a reward that an operator wants to be read before it is ordered. */
export function TermsDialog({ brand, ...dialog }: TermsDialogProps) {
  const { t } = useTranslation('reward');
  return (
    <ConfirmDialog opened title={t('termsFirst', { brand: brand.brandName })} {...dialog}>
      <p className="pr-reward__text">{brand.terms}</p>
      {brand.disclaimer !== '' && <p className="pr-reward__text pr-reward__disclaimer">{brand.disclaimer}</p>}
    </ConfirmDialog>
  );
}
