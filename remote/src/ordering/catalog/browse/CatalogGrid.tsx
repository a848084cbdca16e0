import { useTranslation } from 'react-i18next';
import { Section } from '../../../ui/page/Section.tsx';
import { useRowLinks } from '../../../ui/table/useRowLinks.ts';
import { BrandCard } from './BrandCard.tsx';
import type { CatalogSection } from './catalogSections.ts';
import { hasOwnDelivery, type CommonDelivery } from './commonDelivery.ts';

/** Number of cards visible at first on a wide screen. */
const FIRST = 20;

interface CatalogGridProps {
  readonly sections: readonly CatalogSection[];
  readonly currencyCode: string | null;
  readonly delivery: CommonDelivery | null;
}

/** The brand cards under the headings of their sections. */
export function CatalogGrid({ sections, currencyCode, delivery }: CatalogGridProps) {
  const { t } = useTranslation('catalog');
  const linkTo = useRowLinks();
  return sections.map(({ key, title, results }, section) => (
    <Section key={key} title={t(title.key, { name: title.name })}>
      <ul className="pr-catalog-grid">
        {results.map(({ brand, items }, at) => (
          <BrandCard
            key={brand.brandKey}
            brand={brand}
            items={items}
            currencyCode={currencyCode}
            linkTo={linkTo}
            hasOwnDelivery={hasOwnDelivery({ brand, items }, delivery)}
            startsNear={countAbove(sections, section) + at < FIRST}
          />
        ))}
      </ul>
    </Section>
  ));
}

const countAbove = (sections: readonly CatalogSection[], section: number): number =>
  sections.slice(0, section).reduce((count, { results }) => count + results.length, 0);
