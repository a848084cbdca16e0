import type { Quote } from '@portal/shared/contract/shoppingCarts';
import type { Language } from '@portal/shared/domain/enumerations';
import { useTranslation } from 'react-i18next';
import { TextBubble } from '../../../entities/delivery-template/TextBubble.tsx';
import { getEnumerationLabel } from '../../../i18n/getEnumerationLabel.ts';
import type { Fact } from '../../../ui/facts/FactList.tsx';

/** Returns the first mail of an order, and its first text message; nothing where all of it goes by post. */
export function useMailFacts({ mail, texts, summary }: Quote): readonly Fact[] {
  const { t, i18n } = useTranslation('quickOrder');
  if (mail === null) return [];
  const first = mail.recipientName;
  const { recipientCount } = summary.digitalOrders;
  const isAllTexts = texts !== null && texts.lineCount >= recipientCount;
  const asFirst = first !== '' && <p className="pr-order-facts__help">{t('confirm.asFirst', { name: first })}</p>;
  const isSubjectOfFirst = !mail.isForAll || (recipientCount > 1 && namesPerson(mail.subject, first));
  return [
    {
      label: t('message.subject'),
      value: !isAllTexts && (
        <>
          <span lang={mail.language}>{mail.subject}</span>
          {!mail.isForAll && <p className="pr-order-facts__help">{t('confirm.ownMails')}</p>}
          {isSubjectOfFirst && asFirst}
        </>
      ),
    },
    {
      label: t('message.senderName'),
      value: (
        <>
          <span>{mail.senderName}</span>
          {!mail.isForAll && asFirst}
        </>
      ),
    },
    { label: t('confirm.language'), value: getEnumerationLabel(i18n, 'language', mail.language) },
    {
      label: t('message.text'),
      value: mail.message && <span className="pr-order-facts__text">{mail.message}</span>,
    },
    { label: t('confirm.text'), value: texts && <Texts texts={texts} language={mail.language} /> },
  ];
}

/** True for a subject that has the name of a person in it, or the first part of that. */
const namesPerson = (subject: string, name: string): boolean => {
  const [part = ''] = name.split(' ');
  return part !== '' && subject.includes(part);
};

interface TextsProps {
  readonly texts: NonNullable<Quote['texts']>;
  readonly language: Language;
}

/** How many get a text, and the first one's. */
function Texts({ texts, language }: TextsProps) {
  const { t } = useTranslation('quickOrder');
  return (
    <>
      <p className="pr-order-facts__line">{t('confirm.texts', { count: texts.lineCount })}</p>
      <TextBubble text={texts} language={language} />
    </>
  );
}
