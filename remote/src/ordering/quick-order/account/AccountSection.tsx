import { SETTINGS } from '@portal/shared/domain/settings';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PayWith } from '../payment/PayWith.tsx';
import { LazyField } from '../../schedule/LazyField.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { CheckoutSection } from '../checkout/CheckoutSection.tsx';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import { AccountField } from './AccountField.tsx';

const ScheduleChoice = lazyPart(async () => (await import('../../schedule/ScheduleChoice.tsx')).ScheduleChoice);

/** The paying account, the way to pay, purchase order number, notes, and when it is sent; rewards for the cart have those of the cart. */
export function AccountSection({ onEnter }: { readonly onEnter: () => void }) {
  const { t, i18n } = useTranslation('quickOrder');
  const { isForCart, reward } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  if (isForCart) return null;
  const { isSchedulable, rewardName } = reward.item;
  const refusal = isSchedulable ? undefined : i18n.t('errors:error.schedule.notSchedulable', { rewardName });
  return (
    <CheckoutSection title={t('account.title')} onEnter={onEnter}>
      <AccountField />
      <PayWith accountIdentifier={values.accountIdentifier} />
      <div className="pr-checkout__pair">
        <TextField name="purchaseOrderNumber" label={t('account.purchaseOrderNumber')} />
        <TextAreaField
          name="notes"
          label={t('account.notes')}
          help={t('account.notesHelp')}
          maxLength={SETTINGS.orders.notesLength}
          rows={1}
        />
      </div>
      <LazyField height={132}>
        <ScheduleChoice refusal={refusal} />
      </LazyField>
    </CheckoutSection>
  );
}
