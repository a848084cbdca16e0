import { PATHS } from '@portal/shared/domain/access/paths';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMayOpen } from '../entities/permissions/useMayOpen.ts';
import { Section } from '../ui/page/Section.tsx';

/** Leads to what can be made ready before the decision, as far as the user may open it; nothing when there is none. */
export function PrepareLinks() {
  const { t } = useTranslation('businessReview');
  const [mayWrite, mayUpload] = [useMayOpen(PATHS.createEmailTemplate), useMayOpen(PATHS.bulkUpload)];
  const [mayEnter, mayFill] = [useMayOpen(PATHS.orderRecipients), useMayOpen(PATHS.cart)];
  const links = [
    { name: 'template' as const, to: PATHS.createEmailTemplate, Icon: IconMail, isOpen: mayWrite },
    {
      name: 'recipients' as const,
      to: mayUpload ? PATHS.bulkUpload : PATHS.orderRecipients,
      Icon: IconUsers,
      isOpen: mayUpload || mayEnter,
    },
    { name: 'cart' as const, to: PATHS.catalog, Icon: IconShoppingCart, isOpen: mayFill },
  ].filter(({ isOpen }) => isOpen);
  if (links.length === 0) return null;
  return (
    <Section title={t('prepare.title')}>
      <ul className="pr-review-links">
        {links.map(({ name, to, Icon }) => (
          <li key={name}>
            <Icon size={20} aria-hidden="true" />
            <Link className="pr-link" to={to}>
              {t(`prepare.${name}.title`)}
            </Link>
            <p>{t(`prepare.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
