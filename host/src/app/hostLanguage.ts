import type { Language } from '@portal/shared/domain/enumerations';
import { languageOf } from '@portal/shared/domain/languages';

/** Language of the host's own pages: the browser's. A mounted remote has its own. */
export const hostLanguage = (): Language => languageOf(navigator.language);
