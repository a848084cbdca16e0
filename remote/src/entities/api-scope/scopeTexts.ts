import type { i18n } from 'i18next';
import { dynamicText } from '../../i18n/message.ts';
import './locales.ts';

/** A colon would end a namespace. */
const toKey = (scope: string): string => `apiScope:scope.${scope.replace(':', '.')}`;

/** Returns the name of a scope; a neutral word for one unknown to this build. */
export const getScopeName = (i18n: i18n, scope: string): string =>
  dynamicText(i18n, `${toKey(scope)}.name`) ?? i18n.t('signedIn:enumeration.unknown');

/** Returns the text on what a scope opens; '' for one unknown to this build. */
export const getScopeHelp = (i18n: i18n, scope: string): string => dynamicText(i18n, `${toKey(scope)}.help`) ?? '';
