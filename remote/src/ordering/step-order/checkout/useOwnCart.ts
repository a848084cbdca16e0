import type { Upload } from '@portal/shared/contract/uploads';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { useFailure } from '../../../ui/feedback/useFailure.ts';
import { isAlreadyPlaced, useCreateCartMutation } from '../../quick-order/index.ts';
import { useAddUploadToCartMutation } from '../../upload/index.ts';

/** The upload of an order whose steps are done. */
export type UploadOfOrder = Upload;

interface OwnCart {
  /** Null until it holds all people, or a job fills it. */
  readonly cartId: string | null;
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Puts the people of the order into a cart of its own, which is priced and ordered like any other. */
export function useOwnCart(upload: UploadOfOrder, onPlaced: () => void): OwnCart {
  const { uploadId, accountIdentifier, cartId, addedCount, rowCount, state } = upload;
  const isFilled = cartId !== null && (state === 'ADDING' || addedCount === rowCount);
  const getCartKey = useIdempotencyKey();
  const getAddKey = useIdempotencyKey();
  const [createCart] = useCreateCartMutation();
  const [addUpload] = useAddUploadToCartMutation();
  const [failure, setFailure] = useFailure();
  const isRunning = useRef(false);
  const fill = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const body = { accountIdentifier, orderSource: 'BULK_UPLOAD' } as const;
      const idempotencyKey = getCartKey({ ...body, uploadId, addedCount });
      const own = cartId ?? (await createCart({ body, idempotencyKey }).unwrap()).cartId;
      const added = { uploadId, cartId: own };
      await addUpload({ ...added, idempotencyKey: getAddKey({ ...added, addedCount, rowCount }) }).unwrap();
    } catch (error) {
      if (isAlreadyPlaced(error)) onPlaced();
      setFailure(error);
    }
    isRunning.current = false;
  };
  const retry = () => {
    setFailure(null);
    void fill();
  };
  const fillNow = useEffectEvent(() => {
    if (!isFilled) void fill();
  });
  useEffect(() => fillNow(), []);
  return { cartId: isFilled ? cartId : null, failure, retry };
}
