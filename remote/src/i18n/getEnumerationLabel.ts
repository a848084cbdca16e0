import type { i18n } from 'i18next';
import { dynamicText } from './message.ts';

/** The groups of words under `enumeration` in the texts of signed-in pages, but for `language`, which are common. */
export type EnumerationGroup =
  | 'account'
  | 'availability'
  | 'cart'
  | 'delivery'
  | 'deliveryMethod'
  | 'environment'
  | 'fulfillment'
  | 'kyb'
  | 'language'
  | 'line'
  | 'order'
  | 'orderSource'
  | 'paymentSource'
  | 'reward'
  | 'service'
  | 'templateAccess'
  | 'transaction'
  | 'user'
  | 'value'
  | 'wireField';

/** The word of an enumeration value. A value unknown to this build gets a neutral word, never its code. */
export const getEnumerationLabel = (i18n: i18n, group: EnumerationGroup, value: string): string =>
  dynamicText(i18n, `enumeration.${group}.${value}`) ?? i18n.t('signedIn:enumeration.unknown');
