import { ErrorBody } from '@portal/shared/contract/common';
import { ShippingFeeEstimates, shippingFeeEstimatesBody, updateShippingBody } from '@portal/shared/contract/shipping';
import { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { uploadParams } from '@portal/shared/contract/uploads';
import type { SessionUser } from '../../access/SessionUser.ts';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db, Executor } from '../../db/client.ts';
import { AppError } from '../../errors/AppError.ts';
import { defineRoute } from '../../plugins/defineRoute.ts';
import type { CartsModule } from '../carts/index.ts';
import { readUpload } from './uploadReadModel.ts';
import { UPLOAD_FAILURES } from './uploadsErrors.ts';
import { PLACING } from './uploadRoutes.ts';

interface UploadShippingDeps {
  readonly db: Db;
  readonly shipping: Pick<CartsModule['shipping'], 'estimate' | 'update'>;
}

const tags = ['uploads'];

/** How the mailed lines of a file are shipped: those of the cart that it was added to. */
export const uploadShippingRoutes = ({ db, shipping }: UploadShippingDeps) => [
  defineRoute({
    method: 'POST',
    url: '/api/orders/upload/:uploadId/shipping-fee-estimates',
    schema: {
      tags,
      params: uploadParams,
      summary: 'What shipping methods cost for the cart of an upload',
      body: shippingFeeEstimatesBody,
      response: { 200: ShippingFeeEstimates, '4xx': ErrorBody, 503: ErrorBody },
    },
    config: PLACING,
    handler: async (request) => {
      const user = signedInUser(request);
      // The printer may take long to answer.
      request.releaseSlot();
      return shipping.estimate(user, await cartOf(db, user, request.params.uploadId), request.body);
    },
  }),
  defineRoute({
    method: 'POST',
    url: '/api/orders/upload/:uploadId/update-shipping',
    schema: {
      tags,
      params: uploadParams,
      summary: 'Choose how the mailed lines in the cart of an upload are shipped',
      body: updateShippingBody,
      response: { 200: ShoppingCart, '4xx': ErrorBody },
    },
    config: PLACING,
    handler: async (request) => {
      const user = signedInUser(request);
      return shipping.update(user, await cartOf(db, user, request.params.uploadId), request.body);
    },
  }),
];

/** Returns the open cart that holds the rows of an upload. Raises 409 for one that was added to none. */
async function cartOf(executor: Executor, user: SessionUser, uploadId: string): Promise<string> {
  const { open_cart_id } = await readUpload(executor, user, uploadId);
  if (open_cart_id === null) throw new AppError(UPLOAD_FAILURES.notAdded);
  return open_cart_id;
}
