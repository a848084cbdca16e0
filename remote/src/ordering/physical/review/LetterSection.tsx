import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { fullName } from '@portal/shared/domain/people/fullName';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { FactList } from '../../../ui/facts/FactList.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import type { PhysicalOrder } from '../physicalOrder.ts';

/** All of a letter but the name that it begins with. */
const getText = ({ deliveryTemplate: { fromName, letterHeadTitle, message } }: CartLine): string =>
  JSON.stringify([fromName, letterHeadTitle, message]);

/** The letter, or that of the first line where they differ. */
export function LetterSection({ order }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('physicalReview');
  const [first] = order.lines;
  if (first === undefined) return null;
  const { toName, fromName, letterHeadTitle, message } = first.deliveryTemplate;
  const isSame = order.lines.every((line) => getText(line) === getText(first));
  const isOneName = order.lines.every(({ deliveryTemplate }) => deliveryTemplate.toName === toName);
  const { firstName, lastName } = first.recipient;
  return (
    <Section
      title={t('letter.title')}
      action={
        <LinkButton to={order.to('personalization')} variant="subtle" size="xs">
          {t('change.letter')}
        </LinkButton>
      }
    >
      {!isSame && <p className="pr-review__help">{t('letter.ofFirst', { name: fullName(firstName, lastName) })}</p>}
      <FactList
        facts={[
          { label: t('letter.letterhead'), value: letterHeadTitle },
          // Each is written to its own recipient, whom the list above names.
          { label: t('letter.to'), value: isOneName || !isSame ? toName : null },
          { label: t('letter.message'), value: message && <span className="pr-review__message">{message}</span> },
          { label: t('letter.from'), value: fromName },
        ]}
      />
    </Section>
  );
}
