import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { useTranslation } from 'react-i18next';
import { toDecimalText } from '../../catalog/index.ts';
import { LineMail } from '../message/LineMail.tsx';
import type { MailTexts } from '../message/mailTexts.ts';
import { getRecipientName } from './cartLine.ts';

export interface LinePreviewProps {
  readonly accountIdentifier: string;
  readonly line: CartLine;
  readonly texts: MailTexts;
}

/** The mail of a line of a cart, as its recipient will see it with these texts. */
export function LinePreview({ accountIdentifier, line, texts }: LinePreviewProps) {
  const { t } = useTranslation('quickOrder');
  const { utid, amount, rewardItem, recipient } = line;
  const title = t('preview.for', { name: getRecipientName(line) });
  return (
    <section className="pr-preview" aria-label={t('preview.title')}>
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
        title={title}
      />
    </section>
  );
}
