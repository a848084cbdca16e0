import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { messageText } from '../../../i18n/messageText.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';
import { MAIL_FIELDS, findMailRefusal, type MailCorrections } from './refusedMails.ts';

/** How many people get a mail of their own, what is wrong with one, and the way to the mails of the lines. */
export function OwnMails() {
  const { t } = useTranslation('quickOrder');
  const { search } = useLocation();
  const mayChoose = useMayOpen(PATHS.orderEmailTemplates);
  const { values, errors } = useFormikContext<CheckoutValues>();
  const count = values.recipients.filter(({ own }) => own !== undefined).length;
  const refused = useRefusedMails();
  if (!mayChoose && count === 0) return null;
  const to = { pathname: PATHS.orderEmailTemplates, search };
  const getState = (row: number | undefined): MailCorrections => ({ row, refused: errors.recipients });
  return (
    <>
      <p className="pr-checkout__help">
        {count > 0 && <span>{t('message.own', { count })} </span>}
        {mayChoose && (
          <Link to={to} state={getState(refused[0]?.row)}>
            {t('message.toLines')}
          </Link>
        )}
      </p>
      {refused.map(({ row, name, texts }) => (
        <div key={row} className="pr-checkout__help" tabIndex={-1} aria-invalid="true">
          {texts.map((text) => (
            <div key={text}>
              <FieldError>{`${name}: ${text}`}</FieldError>
            </div>
          ))}
          {mayChoose && (
            <Link to={to} state={getState(row)}>
              {t('message.fixOwn', { name })}
            </Link>
          )}
        </div>
      ))}
    </>
  );
}

/** Returns the people whose own mail the server refused, and why. */
function useRefusedMails() {
  const { i18n } = useTranslation();
  const { values, errors } = useFormikContext<CheckoutValues>();
  return values.recipients.flatMap(({ firstName, lastName, email }, row) => {
    const texts = MAIL_FIELDS.flatMap((field) => {
      const refusal = findMailRefusal(errors.recipients, row, field);
      return refusal === null ? [] : [messageText(i18n, refusal)];
    });
    return texts.length === 0 ? [] : [{ row, name: fullName(firstName, lastName) || email, texts }];
  });
}
