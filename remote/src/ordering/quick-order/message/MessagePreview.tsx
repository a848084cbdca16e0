import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import { fullName } from '@portal/shared/domain/fullName';
import { fillTags } from '@portal/shared/domain/templateTags';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/money/formatMoney.ts';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';

/** The mail as the first person will get it, while it is written (F6). */
export function MessagePreview({ template }: { readonly template: EmailTemplate }) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const { values } = useFormikContext<CheckoutValues>();
  const { reward } = useCheckout();
  const first = values.recipients.find((recipient) => !isBlank(recipient));
  const name = fullName(first?.firstName, first?.lastName);
  const recipient = name === '' ? t('preview.someone') : name;
  const amount = formatMoney(Number(reward.amount), reward.item.currencyCode, template.locale);
  const tags = {
    recipient_name: recipient,
    sender_name: values.senderName.trim(),
    reward_name: reward.item.rewardName,
    reward_amount: amount,
  };
  const body = fillTags(template.messageBlock, { ...tags, message: values.message.trim() }).trim();
  return (
    <section aria-labelledby={id} className="pr-preview">
      <h3 id={id}>{t('preview.title')}</h3>
      <p className="pr-checkout__help">{t('preview.for', { name: recipient })}</p>
      <div className="pr-preview__mail" style={{ borderTopColor: template.primaryColor }}>
        <dl className="pr-preview__head">
          <dt>{t('preview.from')}</dt>
          <dd>{values.senderName.trim()}</dd>
          <dt>{t('preview.subject')}</dt>
          <dd>{fillTags(values.subject, tags)}</dd>
        </dl>
        <p className="pr-preview__message">{body}</p>
        <div className="pr-preview__reward">
          <img src={reward.brand.imageUrl} alt="" width={72} height={45} />
          <div>
            <strong>{amount}</strong>
            <p className="pr-checkout__line">{reward.item.rewardName}</p>
          </div>
        </div>
        <p className="pr-checkout__help">{t('preview.open')}</p>
        {template.closingMessage !== null && (
          <p className="pr-preview__message">{fillTags(template.closingMessage, tags)}</p>
        )}
      </div>
    </section>
  );
}
