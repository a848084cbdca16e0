import type { IntegrationEvent } from '@portal/shared/contract/integrations';
import { useTranslation } from 'react-i18next';
import { ShortList } from '../../ui/hint/ShortList.tsx';
import { getItemKind } from '../integrationTexts.ts';

/** The keys, clients and apps of an event, each with its kind. */
export function EventItems({ items }: Pick<IntegrationEvent, 'items'>) {
  const { i18n } = useTranslation('integrations');
  return <ShortList names={items.map(({ kind, displayName }) => `${displayName} · ${getItemKind(i18n, kind)}`)} />;
}
