import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { addCardTo, FROM_PAGE } from '../cards/useCardDialog.ts';

/** Leads to the form of a card where nothing else can be added, or says why none can. */
export function AddCard({ account, count }: { readonly account: Account; readonly count: number }) {
  const { t } = useTranslation('paymentCards');
  const { max } = SETTINGS.cards;
  if (account.status !== 'ACTIVE' || !account.active)
    return <p className="pr-card-form__note">{t('wallet.inactive')}</p>;
  if (count >= max) return <p className="pr-card-form__note">{t('wallet.full', { max })}</p>;
  return (
    <Can all={['PAYMENT_METHODS_MANAGE']}>
      <LinkButton variant="default" to={addCardTo(account.accountIdentifier)} state={FROM_PAGE}>
        {t('title.add')}
      </LinkButton>
    </Can>
  );
}
