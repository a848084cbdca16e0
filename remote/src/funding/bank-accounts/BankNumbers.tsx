import type { BankAccountDetail } from '@portal/shared/contract/bankAccounts';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';
import { needsNumbers, type BankAccountValues } from './bankAccountValues.ts';
import { maskNumber } from './maskNumber.ts';

/** Digits with spaces or hyphens between them. */
const MOST_TYPED = 40;
const NO_NUMBERS = { routingNumber: '', accountNumber: '', accountNumberAgain: '' };

/** Routing and account number; those of a saved bank account are masked and can be replaced. */
export function BankNumbers({ detail }: { readonly detail: BankAccountDetail | undefined }) {
  const { t } = useTranslation('bankAccounts');
  const { values, setValues } = useFormikContext<BankAccountValues>();
  const replace = (isRenumbered: boolean) => void setValues({ ...values, ...NO_NUMBERS, isRenumbered });
  if (detail !== undefined && !needsNumbers(values))
    return (
      <div className="pr-bank__saved">
        <p>
          {t('details.saved', {
            routing: detail.routingNumber,
            number: maskNumber(detail.accountNumberLastFour),
          })}
        </p>
        <button type="button" className="pr-link" onClick={() => replace(true)}>
          {t('details.different')}
        </button>
      </div>
    );
  return (
    <>
      {detail !== undefined && (
        <div className="pr-bank__saved">
          <p>{t('details.differentHelp')}</p>
          <button type="button" className="pr-link" onClick={() => replace(false)}>
            {t('details.keep')}
          </button>
        </div>
      )}
      <TextField
        name="routingNumber"
        label={t('details.routing')}
        help={t('details.routingHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_TYPED}
        required
      />
      <TextField
        name="accountNumber"
        label={t('details.number')}
        help={t('details.numberHelp')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_TYPED}
        required
      />
      <TextField
        name="accountNumberAgain"
        label={t('details.numberAgain')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={MOST_TYPED}
        required
      />
    </>
  );
}
