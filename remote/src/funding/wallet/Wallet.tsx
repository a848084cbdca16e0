import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { useAccount } from '../../entities/account/useSelectedAccount.ts';
import { useListCardsQuery } from '../../entities/card/cardApi.ts';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton.tsx';
import { Section } from '../../ui/page/Section.tsx';
import '../cards/locales.ts';
import { addCardTo, FROM_PAGE } from '../cards/useCardDialog.ts';
import { useFundingMethodsQuery } from '../fundingApi.ts';
import { CardList } from './CardList.tsx';

/** What the selected account is funded with. Without a payment gateway there is nothing to show. */
export function Wallet() {
  const { account } = useAccount();
  return account === undefined ? null : <WalletOf account={account} />;
}

function WalletOf({ account }: { readonly account: Account }) {
  const { t } = useTranslation('paymentCards');
  const { accountIdentifier } = account;
  const methods = useFundingMethodsQuery(accountIdentifier).currentData;
  const { currentData: cards, error, refetch } = useListCardsQuery(accountIdentifier);
  if (methods?.card === 'absent') return null;
  const content = () => {
    if (cards === undefined)
      return error === undefined ? (
        <PageSkeleton rows={2} />
      ) : (
        <ErrorState error={error} title={t('failed.list')} onRetry={() => void refetch()} />
      );
    return cards.length === 0 ? (
      <EmptyState text={t('wallet.empty')} action={<AddCard account={account} count={0} />} />
    ) : (
      <CardList cards={cards} />
    );
  };
  return (
    <Section
      title={t('wallet.title')}
      action={cards && cards.length > 0 && <AddCard account={account} count={cards.length} />}
    >
      {content()}
    </Section>
  );
}

/** Leads to the form, or says why no card can be added. */
function AddCard({ account, count }: { readonly account: Account; readonly count: number }) {
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
