import { Button } from '@mantine/core';
import type { PrintTemplate } from '@portal/shared/contract/printTemplates';
import type { CartLine } from '@portal/shared/contract/shoppingCarts';
import { listLetterGaps } from '@portal/shared/domain/ordering/letter';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../i18n/messageText.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { getRecipientName } from '../../quick-order/index.ts';
import { LinePages } from '../LinePages.tsx';
import { countIncomplete, listStepErrors, type PhysicalOrder } from '../physicalOrder.ts';
import { useMailedPages } from '../useMailedPages.ts';
import { WrongLines } from '../WrongLines.tsx';
import type { EditLetterProps } from './EditLetter.tsx';

const EditLetter = lazyDialog<EditLetterProps>(async () => (await import('./EditLetter.tsx')).EditLetter);

interface LettersProps {
  readonly order: PhysicalOrder;
  readonly templates: readonly PrintTemplate[];
}

/** Each person's letter, some at a time: whole, or what it lacks; one can be written apart from the others. */
export function Letters({ order, templates }: LettersProps) {
  const { t } = useTranslation('physicalOrder');
  const [edited, setEdited] = useState<CartLine | null>(null);
  const pages = useMailedPages(order, 'personalization');
  const lacking = countIncomplete('personalization', order.cart);
  return (
    <>
      {order.hasMoreLines && lacking > 0 && (
        <WrongLines pages={pages} only="invalid" title={t('letters.incomplete', { count: lacking })} />
      )}
      <ul className="pr-physical__people" aria-label={t('letters.label')}>
        {pages.lines?.map((line) => (
          <li key={line.identifier} className="pr-physical__person">
            <div className="pr-physical__facts">
              <span className="pr-physical__name">{getRecipientName(line)}</span>
              <LetterState line={line} />
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={t('letters.editOf', { name: getRecipientName(line) })}
              onClick={() => setEdited(line)}
            >
              {t('letters.edit')}
            </Button>
          </li>
        ))}
      </ul>
      <LinePages order={order} pages={pages} />
      {edited !== null && (
        <EditLetter cartId={order.cart.cartId} line={edited} templates={templates} onClose={() => setEdited(null)} />
      )}
    </>
  );
}

function LetterState({ line }: { readonly line: CartLine }) {
  const { t, i18n } = useTranslation('physicalOrder');
  const locale = useLocale();
  const missing = listLetterGaps(line.deliveryTemplate);
  const isMissing = (name: string) => missing.some((one) => name === `deliveryTemplate.${one}`);
  const wrong = listStepErrors('personalization', line).filter(({ field }) => !isMissing(field));
  if (missing.length > 0)
    return (
      <span className="pr-physical__help">
        {t('letters.lacks', {
          parts: new Intl.ListFormat(locale).format(missing.map((name) => t(`letters.part.${name}`))),
        })}
      </span>
    );
  if (wrong.length > 0)
    return wrong.map(({ field, i18nKey, values }) => (
      <FieldError key={`${field} ${i18nKey}`}>
        {messageText(i18n, { key: i18nKey, ...(values && { values }) })}
      </FieldError>
    ));
  return (
    <span className="pr-physical__done">
      <IconCheck size={14} aria-hidden="true" /> {t('letters.whole')}
    </span>
  );
}
