import { Button } from '@mantine/core';
import type { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { OverlayBoundary } from '../../../ui/lazy/OverlayBoundary.tsx';
import type { KindCount } from './cartKinds.ts';
import type { EmptyCartDialogProps } from './EmptyCartDialog.tsx';

const EmptyCartDialog = lazyPart<EmptyCartDialogProps>(
  async () => (await import(/* webpackChunkName: "cart" */ './EmptyCartDialog.tsx')).EmptyCartDialog,
);

interface EmptyCartProps extends Pick<EmptyCartDialogProps, 'onBegin' | 'onOvertaken'> {
  readonly cart: ShoppingCart;
  readonly kinds: readonly KindCount[];
}

/** Takes all lines out of a cart, and the cart with them; of a cart with several kinds also the lines of one. */
export function EmptyCart({ cart, kinds, ...handlers }: EmptyCartProps) {
  const { t } = useTranslation('cart');
  const [asked, setAsked] = useState<KindCount | 'all' | null>(null);
  const close = () => setAsked(null);
  return (
    <>
      {kinds.length > 1 &&
        kinds.map((kind) => (
          <Button key={kind.kind} size="xs" variant="default" onClick={() => setAsked(kind)}>
            {t(`remove.kind.${kind.kind}`)}
          </Button>
        ))}
      <Button size="xs" variant="default" onClick={() => setAsked('all')}>
        {t('remove.all')}
      </Button>
      {asked !== null && (
        <OverlayBoundary onClose={close}>
          <EmptyCartDialog cart={cart} what={asked} onClose={close} {...handlers} />
        </OverlayBoundary>
      )}
    </>
  );
}
