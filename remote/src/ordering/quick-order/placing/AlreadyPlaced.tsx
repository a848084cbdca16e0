import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath } from 'react-router-dom';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useGetCartQuery } from '../quickOrderApi.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';

export interface AlreadyPlacedProps {
  readonly cartId: string;
  readonly onStartNew: () => void;
}

/** Says that the order was already placed, with a link to it and a button to start another. */
export function AlreadyPlaced({ cartId, onStartNew }: AlreadyPlacedProps) {
  const { t } = useTranslation('quickOrder');
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => containerRef.current?.focus(), []);
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-checkout__notice">
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

/** Link to the order of a cart, or to the order history while its reference is unknown. */
function OrderLink({ cartId }: { readonly cartId: string }) {
  const { t } = useTranslation('quickOrder');
  const { data: cart, isLoading } = useGetCartQuery(cartId);
  if (isLoading) return null;
  const reference = cart?.orderReferenceId ?? null;
  return (
    <LinkButton
      to={reference === null ? PATHS.ordersShort : generatePath(PATHS.orderComplete, { referenceOrderId: reference })}
      size="xs"
    >
      {reference === null ? t('placed.history') : t('placed.open', { reference })}
    </LinkButton>
  );
}
