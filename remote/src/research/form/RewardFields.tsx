import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { AmountControl } from '../../entities/catalog/AmountControl.tsx';
import { getInitialAmount } from '../../entities/catalog/amountForm.ts';
import { RewardPicker } from '../../entities/catalog/RewardPicker.tsx';
import { useLocale } from '../../i18n/useLocale.ts';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import type { FindItem, IncentiveValues } from './incentiveValues.ts';

/** The reward of each response and its value, by the rule of the reward. */
export function RewardFields({ findItem }: { readonly findItem: FindItem }) {
  const { t } = useTranslation('research');
  const locale = useLocale();
  const { values, setValues } = useFormikContext<IncentiveValues>();
  const { error } = useFieldState('utid');
  const item = findItem(values.utid);
  const choose = (utid: string) => {
    const chosen = findItem(utid);
    const amount = chosen === undefined ? '' : getInitialAmount(chosen, null, locale);
    if (utid !== values.utid) void setValues({ ...values, utid, amount });
  };
  return (
    <>
      <RewardPicker
        label={t('field.reward')}
        value={values.utid}
        onChange={choose}
        method="EMAIL"
        error={error}
        required
      />
      {item !== undefined && <AmountControl item={item} />}
    </>
  );
}
