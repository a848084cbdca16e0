import type { CatalogBrand } from '@portal/shared/contract/catalog';
import { useTranslation } from 'react-i18next';
import { CountryFlags } from '../browse/CountryFlags.tsx';

/** Picture, countries, description and terms of a brand. */
export function RewardAbout({ brand }: { readonly brand: CatalogBrand }) {
  const { t } = useTranslation('reward');
  return (
    <div className="pr-reward__about">
      <img className="pr-reward__art" src={brand.imageUrl} alt="" width={600} height={400} />
      <div className="pr-reward__valid">
        <span>{t('validIn')}</span> <CountryFlags countries={brand.countries} />
      </div>
      <p className="pr-reward__text">{brand.description}</p>
      <details className="pr-reward__terms">
        <summary>{t('terms')}</summary>
        <p className="pr-reward__text">{brand.terms}</p>
        {brand.disclaimer !== '' && <p className="pr-reward__text pr-reward__disclaimer">{brand.disclaimer}</p>}
      </details>
    </div>
  );
}
