import { ErrorBody } from '@portal/shared/contract/common';
import { ShippingFeeEstimates, shippingFeeEstimatesBody, updateShippingBody } from '@portal/shared/contract/shipping';
import { ShoppingCart } from '@portal/shared/contract/shoppingCarts';
import { uploadParams } from '@portal/shared/contract/uploads';
import { signedInUser } from '../../access/signedInUser.ts';
import type { Db } from '../../db/client.ts';
import { defineRoute } from '../../plugins/defineRoute.ts';
import type { CartsModule } from '../carts/index.ts';
import { findCartOfUpload } from './findCartOfUpload.ts';
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
      return shipping.estimate(user, await findCartOfUpload(db, user, request.params.uploadId), request.body);
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
      return shipping.update(user, await findCartOfUpload(db, user, request.params.uploadId), request.body);
    },
  }),
];
