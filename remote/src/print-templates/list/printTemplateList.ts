import { TEMPLATE_ACCESS_LEVELS } from '@portal/shared/domain/enumerations';
import { SETTINGS } from '@portal/shared/domain/settings';
import { choice, typedText } from '../../ui/page/urlParameter.ts';

/** The parameters that the address of the list may have: its search and filter. It has one page. */
export const PRINT_TEMPLATE_LIST = {
  sizes: [SETTINGS.templates.max],
  filters: { q: typedText, access: choice(['', ...TEMPLATE_ACCESS_LEVELS], '') },
};
