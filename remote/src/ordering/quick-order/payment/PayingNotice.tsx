import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useGetCartQuery } from '../quickOrderApi.ts';

const ASK_EVERY_MS = 3_000;

export interface PayingNoticeProps {
  readonly cartId: string;
  /** The order was placed. */
  readonly onPlaced: () => void;
  /** Nothing was placed: the cart is open as before. */
  readonly onOpen: () => void;
}

/** Says that the card of a cart is being charged, and asks what became of it until that is known. */
export function PayingNotice({ cartId, onPlaced, onOpen }: PayingNoticeProps) {
  const { t } = useTranslation('quickOrder');
  const { currentData: cart, isFetching } = useGetCartQuery(cartId, {
    pollingInterval: ASK_EVERY_MS,
    refetchOnMountOrArgChange: true,
  });
  const status = isFetching ? undefined : cart?.status;
  const latest = useRef({ onPlaced, onOpen });
  useEffect(() => {
    latest.current = { onPlaced, onOpen };
  });
  useEffect(() => {
    if (status === 'PLACED') latest.current.onPlaced();
    if (status === 'OPEN') latest.current.onOpen();
  }, [status]);
  return (
    <Notice kind="info" title={t('payment.payingTitle')}>
      {t('payment.payingText')}
    </Notice>
  );
}
