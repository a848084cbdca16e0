import type { Agreement } from '@portal/shared/contract/agreements';
import { useTranslation } from 'react-i18next';
import './agreement.css';
import { getKindName } from './getKindName.ts';

/** The text that was accepted, and the bank account that it is about. */
export function AgreementText({ agreement: { kind, bankAccount } }: { readonly agreement: Agreement }) {
  const { t, i18n } = useTranslation('agreement');
  return (
    <span className="pr-agreement-two">
      <span>{getKindName(i18n, kind)}</span>
      {bankAccount !== null && <span>{t('bankAccount', { ...bankAccount })}</span>}
    </span>
  );
}
