import type { IntegrationEvent } from '@portal/shared/contract/integrations';
import type { i18n } from 'i18next';
import { listFormat } from '../i18n/formatters.ts';
import { dynamicText, type Message } from '../i18n/message.ts';

/** Returns a word of the integrations; a neutral one for a value unknown to this build. */
const orUnknown = (i18n: i18n, key: string, values?: Message['values']): string =>
  dynamicText(i18n, `integrations:${key}`, values) ?? i18n.t('signedIn:enumeration.unknown');

export const getIntegrationName = (i18n: i18n, name: string): string => orUnknown(i18n, `name.${name}`);

export const getItemKind = (i18n: i18n, kind: string): string => orUnknown(i18n, `kind.${kind}`);

/** Returns why a row was written without a person: what of the integration ended, and how. */
export const getIntegrationCause = (i18n: i18n, { cause, items }: Pick<IntegrationEvent, 'cause' | 'items'>): string =>
  orUnknown(i18n, `cause.${cause}`, {
    names: listFormat(i18n.language).format(items.map(({ displayName }) => displayName)),
  });

export const getIntegrationAction = (i18n: i18n, action: string): string => orUnknown(i18n, `action.${action}`);
