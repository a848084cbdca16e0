import type { RouteRow } from '../../../entities/permissions/routeRow.ts';
import { apiServer, type Handlers } from '../../../testing/apiServer.ts';
import { renderRoute } from '../../../testing/renderRoute.tsx';
import '../../catalog/index.ts';
import { buildCatalog } from '../../../entities/catalog/testing/buildCatalog.ts';
import { buildCart } from '../../quick-order/testing/buildCart.ts';
import '../../quick-order/index.ts';
import { uploadRoutes } from '../uploadRoutes.ts';
import { buildUpload, UPLOAD_ID } from './buildUpload.ts';

const elsewhere = (path: string, text: string): RouteRow => ({
  path,
  titleKey: 'upload:title.uploads',
  segmentName: text,
  page: () => Promise.resolve(() => text),
});

const rows: readonly RouteRow[] = [
  ...uploadRoutes,
  elsewhere('/order/checkout', 'The checkout'),
  elsewhere('/order/cart', 'The cart'),
];

/** Opens the uploads, or one of them; a file that is sent is good unless told otherwise. */
export const openUploads = (handlers: Handlers = {}, path = '/order/bulk-upload') =>
  renderRoute({
    rows,
    path,
    api: apiServer({
      'GET /orders/uploads': () => [],
      'GET /orders/upload/:upload': () => buildUpload(),
      'GET /orders/upload/:upload/lines': () => [],
      'GET /orders/upload/:upload/reward-names': () => [],
      'GET /catalog': () => buildCatalog(),
      'POST /shopping-carts': () => buildCart(),
      'POST /shopping-carts/:cart/line-items/from-upload': () => buildCart({ lineItemCount: 2 }),
      ...handlers,
    }),
  });

export const openUpload = (handlers: Handlers) => openUploads(handlers, `/order/bulk-upload/${UPLOAD_ID}`);
