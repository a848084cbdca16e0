import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { CheckoutSection } from '../checkout/CheckoutSection.tsx';
import { useCheckout } from '../checkout/useCheckout.ts';
import { AccountField } from './AccountField.tsx';

/** The paying account, purchase order number and notes; of rewards for the cart only the notes that each must have. */
export function AccountSection({ onEnter }: { readonly onEnter: () => void }) {
  const { t } = useTranslation('quickOrder');
  const { isForCart } = useCheckout();
  const { requiredLineItemNotes } = usePlatform();
  if (isForCart && !requiredLineItemNotes) return null;
  return (
    <CheckoutSection title={t(isForCart ? 'account.notes' : 'account.title')} onEnter={onEnter}>
      {!isForCart && <AccountField />}
      <div className="pr-checkout__pair">
        {!isForCart && <TextField name="purchaseOrderNumber" label={t('account.purchaseOrderNumber')} />}
        <TextAreaField
          name="notes"
          label={t('account.notes')}
          help={t('account.notesHelp')}
          maxLength={SETTINGS.orders.notesLength}
          rows={1}
          required={requiredLineItemNotes}
        />
      </div>
    </CheckoutSection>
  );
}
