import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { newUuid } from '../../api/newUuid.ts';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { useOrderingClosed } from '../../entities/account/useOrderingClosed.tsx';
import { useMayOpen } from '../../entities/permissions/useMayOpen.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { LinkButton } from '../../ui/button/LinkButton.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { ownCartPath } from './ownCartPath.ts';
import {
  EarlierUseNotice,
  readEarlierUse,
  toLineRefusal,
  RefusedLines,
  useCreateCartMutation,
} from '../quick-order/index.ts';
import { useFailure } from '../../ui/feedback/useFailure.ts';
import { useAddUploadToCartMutation } from './uploadApi.ts';

/** Tells what can be ordered of an upload now and what is in an order already, and leads there. */
export function OrderUpload({ upload }: { readonly upload: Upload }) {
  const { t } = useTranslation('upload');
  const { kind, rowCount, wrongCount, addedCount, cartId, orderReferenceId } = upload;
  const ownSource = kind === 'BULK_PHYSICAL' ? kind : 'BULK_UPLOAD';
  const goodCount = rowCount - wrongCount - addedCount;
  const [repeatedUse, setRepeatedUse] = useState<string | null>(null);
  const { order, busy, failure } = useOrder(upload, goodCount, repeatedUse);
  const use = readEarlierUse(failure);
  const isUsed = use !== null && use.usedAt !== repeatedUse;
  const hasCart = useMayOpen(PATHS.cart);
  const { isClosed, describedBy, reason } = useOrderingClosed(upload.accountIdentifier);
  const closed = { disabled: isUsed || isClosed, 'aria-describedby': describedBy };
  const isTooMany = goodCount > SETTINGS.orders.cartLinesMax;
  const canOrder = goodCount > 0 && !isTooMany;
  return (
    <div className="pr-order-upload">
      <ul className="pr-order-upload__counts" aria-label={t('order.counts')}>
        <li data-tone="good">{t('order.good', { count: goodCount })}</li>
        {wrongCount > 0 && <li data-tone="wrong">{t('order.wrong', { count: wrongCount })}</li>}
        {addedCount > 0 && <li>{t('order.added', { count: addedCount })}</li>}
      </ul>
      <div className="pr-order-upload__actions">
        {cartId !== null && (
          <LinkButton to={ownCartPath(kind, cartId)} variant={goodCount > 0 ? 'default' : 'filled'}>
            {t('order.continue')}
          </LinkButton>
        )}
        {orderReferenceId !== null && (
          <LinkButton to={generatePath(PATHS.order, { referenceOrderId: orderReferenceId })} variant="default">
            {t('order.open', { reference: orderReferenceId })}
          </LinkButton>
        )}
        {canOrder && hasCart && kind !== 'BULK_PHYSICAL' && (
          <BusyButton {...closed} variant="default" busy={busy === 'CART'} onClick={() => void order('CART')}>
            {t('order.toCart', { count: goodCount })}
          </BusyButton>
        )}
        {canOrder && (
          <BusyButton {...closed} busy={busy === ownSource} onClick={() => void order(ownSource)}>
            {t('order.button', { count: goodCount })}
          </BusyButton>
        )}
      </div>
      {canOrder && reason}
      {isTooMany && (
        <p className="pr-upload__help">{t('order.tooMany', { max: SETTINGS.orders.cartLinesMax, count: goodCount })}</p>
      )}
      {goodCount === 0 && addedCount === 0 && <p className="pr-upload__help">{t('order.noneGood')}</p>}
      {wrongCount > 0 && canOrder && <p className="pr-upload__help">{t('order.rest', { count: wrongCount })}</p>}
      {use !== null && (
        <EarlierUseNotice
          use={use}
          isRepeated={!isUsed}
          onRepeat={(isMeant) => setRepeatedUse(isMeant ? use.usedAt : null)}
        />
      )}
      {failure !== null && use === null && <Refusal error={failure} />}
    </div>
  );
}

function Refusal({ error }: { readonly error: unknown }) {
  const { i18n } = useTranslation();
  const refusal = toLineRefusal(error);
  // A row's template is changed in its cell.
  if (refusal !== null) return <RefusedLines refusal={{ ...refusal, isOfTemplate: false }} />;
  return <Notice kind="error">{apiErrorMessage(i18n, error)}</Notice>;
}

/** The cart that the good rows go into: one of their own, or the user's active one. */
type OrderSource = 'BULK_UPLOAD' | 'BULK_PHYSICAL' | 'CART';

/** Puts the good rows into a cart, and goes there. Their own is the one that the upload has, where that is not ordered yet. */
function useOrder(
  { uploadId, kind, cartId: known, accountIdentifier, addedCount }: Upload,
  goodCount: number,
  knownUse: string | null,
) {
  const navigate = useNavigate();
  const getCartIdempotencyKey = useIdempotencyKey();
  const getAddIdempotencyKey = useIdempotencyKey();
  const [createCart] = useCreateCartMutation();
  const [addUpload] = useAddUploadToCartMutation();
  const [busy, setBusy] = useState<OrderSource | null>(null);
  const [failure, setFailure] = useFailure();
  const order = async (orderSource: OrderSource) => {
    if (busy !== null) return;
    setBusy(orderSource);
    if (knownUse === null) setFailure(null);
    try {
      const cartId = orderSource !== 'CART' && known !== null ? known : await findOrCreateCart(orderSource);
      await addUpload({
        uploadId,
        cartId,
        ...(knownUse !== null && { knownUse }),
        idempotencyKey: getAddIdempotencyKey({ uploadId, cartId, addedCount, goodCount, knownUse }),
      }).unwrap();
      await navigate(orderSource === 'CART' ? PATHS.cart : ownCartPath(kind, cartId));
    } catch (error) {
      setFailure(error);
      setBusy(null);
    }
  };
  const findOrCreateCart = async (orderSource: OrderSource): Promise<string> => {
    const body = { accountIdentifier, orderSource } as const;
    // The active cart is answered as it is; another key each time, as it may have been ordered since the last attempt.
    const idempotencyKey =
      orderSource === 'CART' ? newUuid() : getCartIdempotencyKey({ ...body, uploadId, addedCount });
    return (await createCart({ body, idempotencyKey }).unwrap()).cartId;
  };
  return { order, busy, failure };
}
