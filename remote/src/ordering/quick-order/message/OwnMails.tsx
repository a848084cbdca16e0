import { PATHS } from '@portal/shared/domain/access/paths';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';

/** How many people get a mail of their own, and the way to the mails of the lines. */
export function OwnMails() {
  const { t } = useTranslation('quickOrder');
  const { search } = useLocation();
  const mayChoose = useMayOpen(PATHS.orderEmailTemplates);
  const { recipients } = useFormikContext<CheckoutValues>().values;
  const count = recipients.filter(({ own }) => own !== undefined).length;
  if (!mayChoose && count === 0) return null;
  return (
    <p className="pr-checkout__help">
      {count > 0 && <span>{t('message.own', { count })} </span>}
      {mayChoose && <Link to={{ pathname: PATHS.orderEmailTemplates, search }}>{t('message.toLines')}</Link>}
    </p>
  );
}
