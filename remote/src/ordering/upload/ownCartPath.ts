import { isPostal, type UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { cartCheckoutPath } from '../choicePaths.ts';
import { physicalStepPath } from '../mailed-lines/physicalStep.ts';

/** The page on which the cart of an upload is ordered: what goes by post is shipped first. */
export const ownCartPath = (kind: UploadKind, cartId: string): string =>
  isPostal(kind) ? physicalStepPath('shipping', cartId) : cartCheckoutPath(cartId);
