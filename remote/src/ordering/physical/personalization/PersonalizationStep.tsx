import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { generatePath, useLocation, useNavigate } from 'react-router-dom';
import { useListLettersQuery } from '../../../entities/delivery-template/letter/letterApi.ts';
import { useMayOpen } from '../../../entities/permissions/useMayOpen.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { countIncomplete, isLedBack, type PhysicalOrder } from '../physicalOrder.ts';
import { LetterForm } from './LetterForm.tsx';
import { Letters } from './Letters.tsx';
import { useSaveLetters } from './useSaveLetters.ts';

/** Asks what the letters of the order say: all together, and each apart from the others. */
export function PersonalizationStep({ order }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('physicalOrder');
  const { cart, lines, hasMoreLines } = order;
  const navigate = useNavigate();
  const templates = useListLettersQuery(cart.accountIdentifier);
  const save = useSaveLetters(order);
  const isIncomplete = isLedBack(useLocation().state);
  if (templates.data === undefined)
    return templates.error === undefined ? (
      <PageSkeleton rows={6} />
    ) : (
      <PartFailure
        error={templates.error}
        title={t('letter.templatesFailed')}
        onRetry={() => void templates.refetch()}
      />
    );
  const lacking = countIncomplete('personalization', cart);
  const isShared = lines.length > 1 || hasMoreLines;
  return (
    <div className="pr-physical pr-physical--wide">
      {isIncomplete && isShared && lacking > 0 && (
        <Notice kind="warning" title={t('letters.incomplete', { count: lacking })}>
          {t('letters.incompleteText')}
        </Notice>
      )}
      <Section title={t(isShared ? 'letter.all' : 'letter.one')} action={<ToTemplates order={order} />}>
        <LetterForm
          lines={lines}
          gaps={cart.mailing?.letterGaps ?? []}
          isShared={isShared}
          templates={templates.data}
          onSubmit={save}
          onSaved={() => void navigate(order.to('shipping'))}
          draftKey={`order.physical.letters.${cart.cartId}`}
          label={t(isShared ? 'letter.all' : 'letter.one')}
          confirmLabel={t('toShipping')}
          actions={
            <LinkButton to={order.to('recipients')} variant="default">
              {t('back')}
            </LinkButton>
          }
          hasWords
        />
      </Section>
      {isShared && (
        <Section title={t('letters.each')}>
          <Letters order={order} templates={templates.data} />
        </Section>
      )}
    </div>
  );
}

/** Leads to the page on which templates of printed links are chosen, by those who may use them. */
function ToTemplates({ order: { cart, lines } }: { readonly order: PhysicalOrder }) {
  const { t } = useTranslation('physicalOrder');
  const printed = lines.find((line: CartLine) => line.rewardItem.isPrintable);
  const path = generatePath(PATHS.orderPrintTemplates, { brandKey: printed?.rewardItem.brandKey ?? '-' });
  if (!useMayOpen(path) || printed === undefined) return null;
  return (
    <LinkButton to={`${path}?${new URLSearchParams({ cart: cart.cartId }).toString()}`} variant="default" size="xs">
      {t('letter.chooser')}
    </LinkButton>
  );
}
