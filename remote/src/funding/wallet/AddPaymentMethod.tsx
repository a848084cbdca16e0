import { useTranslation } from 'react-i18next';
import { Can } from '../../entities/permissions/Can.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { getAddCardLocation, FROM_PAGE } from '../cards/useCardDialog.ts';
import { AddMethodMenu } from './AddMethodMenu.tsx';
import { useAddReasons, type AddableMethods } from './useAddReasons.ts';
import './wallet.css';

interface AddPaymentMethodProps extends AddableMethods {
  /** State that tells the form of a bank account where it was opened. */
  readonly from?: unknown;
}

/** Leads to the form of a card or of a bank account; each that cannot be added just now says why. */
export function AddPaymentMethod({ from, ...addable }: AddPaymentMethodProps) {
  const { account, methods } = addable;
  const reasons = useAddReasons(addable);
  return (
    <Can all={['PAYMENT_METHODS_MANAGE']}>
      {methods.bank === 'absent' ? (
        methods.card === 'offered' && <AddCard accountIdentifier={account.accountIdentifier} reason={reasons.card} />
      ) : (
        <AddMethodMenu account={account} methods={methods} reasons={reasons} from={from} />
      )}
    </Can>
  );
}

interface AddCardProps {
  readonly accountIdentifier: string;
  /** Why none can be added; null when one can. */
  readonly reason: string | null;
}

/** Leads to the form of a card, where nothing else can be added. */
function AddCard({ accountIdentifier, reason }: AddCardProps) {
  const { t } = useTranslation('paymentCards');
  if (reason !== null) return <p className="pr-wallet__note">{reason}</p>;
  return (
    <LinkButton variant="default" to={getAddCardLocation(accountIdentifier)} state={FROM_PAGE}>
      {t('title.add')}
    </LinkButton>
  );
}
