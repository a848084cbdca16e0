import type { CatalogCollection } from '@portal/shared/contract/catalog';
import IconExternalLink from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/useLocale.ts';
import { useGetPortalLinksQuery } from '../../../entities/portal-links/portalLinksApi.ts';

interface CollectionBarProps {
  readonly collections: readonly CatalogCollection[];
  /** The id of the chosen one; '': none. */
  readonly current: string;
  readonly onChange: (id: string) => void;
}

/** The collections that an operator configured, and the way to all rewards there are; nothing without either. */
export function CollectionBar({ collections, current, onChange }: CollectionBarProps) {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const exploreUrl = useGetPortalLinksQuery(undefined).data?.exploreCatalogUrl ?? null;
  if (collections.length === 0 && exploreUrl === null) return null;
  return (
    <div className="pr-collections">
      {collections.length > 0 && (
        <div role="group" aria-label={t('catalog.collections')} className="pr-collections__row">
          {collections.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="pr-collection"
              aria-pressed={id === current}
              onClick={() => onChange(id === current ? '' : id)}
            >
              {name[locale] ?? name['en']}
            </button>
          ))}
        </div>
      )}
      {exploreUrl !== null && (
        <a href={exploreUrl} target="_blank" rel="noreferrer" className="pr-collections__explore">
          {t('catalog.explore')}
          <IconExternalLink size={16} aria-hidden="true" />
          <span className="pr-hidden-text">{t('catalog.newTab')}</span>
        </a>
      )}
    </div>
  );
}
