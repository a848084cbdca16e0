import { useTranslation } from 'react-i18next';
import { Section } from '../../ui/page/Section.tsx';
import { BrandCard } from './BrandCard.tsx';
import type { CatalogSection } from './catalogSections.ts';

interface CatalogGridProps {
  readonly sections: readonly CatalogSection[];
  readonly currencyCode: string | null;
}

/** The brand cards under the headings of their sections. */
export function CatalogGrid({ sections, currencyCode }: CatalogGridProps) {
  const { t } = useTranslation('ordering');
  return sections.map(({ key, title, results }) => (
    <Section key={key} title={t(title.key, { name: title.name })}>
      <ul className="pr-catalog-grid">
        {results.map(({ brand, items }) => (
          <BrandCard key={brand.brandKey} brand={brand} items={items} currencyCode={currencyCode} />
        ))}
      </ul>
    </Section>
  ));
}
