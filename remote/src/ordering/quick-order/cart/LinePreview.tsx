import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { toDecimalText } from '../../../entities/catalog/amountForm.ts';
import { LineMail } from '../message/LineMail.tsx';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';
import { getRecipientName } from './cartLine.ts';

export interface LinePreviewProps {
  readonly accountIdentifier: string;
  readonly line: CartLine;
  readonly texts: MailTexts;
  /** The order's own words in its texts. */
  readonly carrierMessage: string | null;
}

/** The mail or text of a line of a cart, as its recipient will see it with these texts. */
export function LinePreview({ accountIdentifier, line, texts, carrierMessage }: LinePreviewProps) {
  const { t } = useTranslation('quickOrder');
  const { utid, amount, rewardItem, recipient } = line;
  const isText = recipient.deliveryType === 'MOBILE';
  const title = t('preview.for', { name: getRecipientName(line) });
  return (
    <section className="pr-preview" aria-label={t(isText ? 'preview.titleText' : 'preview.title')}>
      <p className="pr-checkout__help">{title}</p>
      <LineMail
        accountIdentifier={accountIdentifier}
        reward={{ utid, amount: toDecimalText(amount, rewardItem.currencyCode) }}
        person={{
          firstName: recipient.firstName ?? '',
          lastName: recipient.lastName ?? '',
          email: recipient.email ?? '',
        }}
        texts={texts}
        text={isText ? { carrierMessage: carrierMessage ?? '' } : undefined}
        title={title}
      />
    </section>
  );
}
