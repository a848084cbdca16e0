import { Button } from '@mantine/core';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../../i18n/messageText.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import { ErrorGroupList, type ListedErrorGroup } from '../../error-groups/ErrorGroupList.tsx';
import type { TemplateDialogProps } from './TemplateDialog.tsx';
import type { ShownLines } from './useShownLines.ts';

const TemplateDialog = lazyPart<TemplateDialogProps>(
  async () => (await import(/* webpackChunkName: "cart-mails" */ './TemplateDialog.tsx')).TemplateDialog,
);

type CartErrorGroup = ShoppingCart['causes'][number];

export interface CartErrorGroupsProps extends Pick<TemplateDialogProps, 'onPlaced'> {
  readonly cart: ShoppingCart;
  readonly shown: ShownLines;
  /** Leads to the lines. */
  readonly onShown: () => void;
}

/** Why lines of a cart cannot be ordered; those of one template get another together. */
export function CartErrorGroups({ cart, shown, onShown, onPlaced }: CartErrorGroupsProps) {
  const { t, i18n } = useTranslation('cart');
  const [corrected, setCorrected] = useState<CartErrorGroup | null>(null);
  const close = () => setCorrected(null);
  const show = (choose: () => void) => {
    choose();
    onShown();
  };
  const { causes, invalidLineItemCount: count, lineItemCount: total } = cart;
  const getText = ({ i18nKey, values, count: lines }: CartErrorGroup) => {
    const { name, etid } = values ?? {};
    if (name !== undefined && etid !== undefined) return t('groups.template', { count: lines, name, etid });
    return (
      <>
        <strong>{t('groups.of', { count: lines })}</strong>{' '}
        {messageText(i18n, { key: i18nKey, ...(values && { values }) })}
      </>
    );
  };
  const toListed = (group: CartErrorGroup): ListedErrorGroup => ({
    key: group.causeId,
    text: getText(group),
    action: (
      <>
        {group.i18nKey === 'error.etid.invalid' && (
          <Button size="xs" variant="default" onClick={() => setCorrected(group)}>
            {t('groups.chooseTemplate')}
          </Button>
        )}
        <button type="button" className="pr-link" onClick={() => show(() => shown.showGroup(group.causeId))}>
          {t('groups.show', { count: group.count })}
        </button>
      </>
    ),
  });
  if (count === 0) return null;
  return (
    <div className="pr-cart__groups">
      <ErrorGroupList
        title={t('groups.title', { count, total })}
        groups={causes.map(toListed)}
        action={
          causes.length > 1 && (
            <button type="button" className="pr-link" onClick={() => show(shown.showInvalid)}>
              {t('groups.showInvalid', { count })}
            </button>
          )
        }
      >
        {corrected !== null && (
          <OverlayBoundary onClose={close}>
            <TemplateDialog cart={cart} group={corrected} onClose={close} onSaved={close} onPlaced={onPlaced} />
          </OverlayBoundary>
        )}
      </ErrorGroupList>
    </div>
  );
}
