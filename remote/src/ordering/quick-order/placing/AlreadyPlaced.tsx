import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useGetCartQuery } from '../quickOrderApi.ts';

interface AlreadyPlacedProps {
  readonly cartId: string;
  readonly onStartNew: () => void;
}

/** Says that the order of this draft exists, where it is, and how to begin another. */
export function AlreadyPlaced({ cartId, onStartNew }: AlreadyPlacedProps) {
  const { t } = useTranslation('quickOrder');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} className="pr-checkout__notice">
      <Notice
        kind="warning"
        title={t('placed.title')}
        actions={
          <>
            <OrderLink cartId={cartId} />
            <Button variant="default" size="xs" onClick={onStartNew}>
              {t('placed.startNew')}
            </Button>
          </>
        }
      >
        {t('placed.text')}
      </Notice>
    </div>
  );
}

/** To the order that came from a cart, or to all orders while its reference is not known. */
function OrderLink({ cartId }: { readonly cartId: string }) {
  const { t } = useTranslation('quickOrder');
  const { data: cart, isLoading } = useGetCartQuery(cartId);
  if (isLoading) return null;
  const reference = cart?.orderReferenceId ?? null;
  return (
    <Button
      component={Link}
      to={reference === null ? '/orders' : `/order-complete/${encodeURIComponent(reference)}`}
      size="xs"
    >
      {reference === null ? t('placed.history') : t('placed.open', { reference })}
    </Button>
  );
}
