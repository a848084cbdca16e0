import type { i18n } from 'i18next';
import { dynamicText } from '../i18n/message.ts';

/** Returns a word of the integrations; a neutral one for a value unknown to this build. */
const orUnknown = (i18n: i18n, key: string): string =>
  dynamicText(i18n, `integrations:${key}`) ?? i18n.t('signedIn:enumeration.unknown');

export const getIntegrationName = (i18n: i18n, name: string): string => orUnknown(i18n, `name.${name}`);

export const getItemKind = (i18n: i18n, kind: string): string => orUnknown(i18n, `kind.${kind}`);

/** Returns why a row was written without a person. */
export const getIntegrationCause = (i18n: i18n, cause: string): string => orUnknown(i18n, `cause.${cause}`);

export const getIntegrationAction = (i18n: i18n, action: string): string => orUnknown(i18n, `action.${action}`);
