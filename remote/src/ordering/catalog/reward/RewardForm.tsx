import type { CatalogItem } from '@portal/shared/contract/catalog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { AmountControl } from './AmountControl.tsx';
import { AmountInAddress } from './AmountInAddress.tsx';
import { amountOf, amountSchema, decimalText, initialAmount, type AmountValues } from './amountForm.ts';
import type { RewardAddress } from './useRewardAddress.ts';

interface RewardFormProps {
  readonly item: CatalogItem;
  /** The page's title, announced by screen readers when the focus enters the form. */
  readonly label: string;
  readonly address: RewardAddress;
}

/** Form for the amount of the chosen item. Its draft is the address, so leaving it loses nothing. */
export function RewardForm({ item, label, address }: RewardFormProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const [initialValues] = useState<AmountValues>(() => ({
    amount: address.typed ?? initialAmount(item, address.amount, locale),
  }));
  return (
    <FormShell<AmountValues, string>
      initialValues={initialValues}
      schema={amountSchema(item, locale)}
      toBody={({ amount }) => decimalText(amountOf(amount, item, locale), item.currencyCode)}
      onSubmit={(amount) => address.goOn(item.utid, amount)}
      leaveGuard={false}
      label={label}
    >
      <AmountControl item={item} />
      <AmountInAddress item={item} address={address} />
      <FormActions>
        <SubmitButton>{t('reward.chooseRecipients')}</SubmitButton>
      </FormActions>
    </FormShell>
  );
}
