import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '../../../ui/page/Section.tsx';
import { LetterWords } from '../LetterWords.tsx';
import type { ReviewedOrder } from './ReviewedOrder.ts';

/** All of a letter but the name that it begins with. */
const getText = ({ deliveryTemplate: { fromName, letterHeadTitle, message } }: CartLine): string =>
  JSON.stringify([fromName, letterHeadTitle, message]);

/** The letter, or that of the first line where they differ. */
export function LetterSection({ order, quote }: ReviewedOrder) {
  const { t } = useTranslation('physicalReview');
  const [first] = order.lines;
  if (first === undefined) return null;
  const { toName } = first.deliveryTemplate;
  const isSame = quote?.mailing?.letter?.isForAll ?? order.lines.every((line) => getText(line) === getText(first));
  const isOneName = order.lines.every(({ deliveryTemplate }) => deliveryTemplate.toName === toName);
  const { firstName, lastName } = first.recipient;
  return (
    <Section
      title={t('letter.title')}
      action={
        <Link to={order.to('personalization')} className="pr-review__change">
          {t('change.letter')}
        </Link>
      }
    >
      {!isSame && <p className="pr-review__help">{t('letter.ofFirst', { name: fullName(firstName, lastName) })}</p>}
      {/* Each is written to its own recipient, whom the list above names. */}
      <LetterWords letter={{ ...first.deliveryTemplate, toName: isOneName || !isSame ? toName : null }} />
    </Section>
  );
}
