import { KYB_FILTERS } from '@portal/shared/domain/access/kybReview';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice } from '../../ui/page/urlParameter.ts';

/** The parameters that the address of the list of reviews may have: page, size, one state. */
export const KYB_LIST = {
  sizes: SETTINGS.paging.ordersSizes,
  filters: { status: choice(KYB_FILTERS, 'QUEUE') },
};
