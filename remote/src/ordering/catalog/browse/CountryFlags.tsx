import { useLocale } from '../../../i18n/useLocale.ts';
import { countryName, countryNames, flagOf } from './countries.ts';
import { hasFlagGlyphs } from './hasFlagGlyphs.ts';

const SHOWN = 6;

/** Where a reward is valid: flags to look at (codes where there are none), names to be read out; a single country is named for everyone. */
export function CountryFlags({ countries }: { readonly countries: readonly string[] }) {
  const locale = useLocale();
  const [only] = countries;
  if (only === undefined) return null;
  return (
    <p className="pr-countries">
      <CountryMarks countries={countries} isNamed={countries.length === 1} />
      {countries.length === 1 ? (
        countryName(only, locale)
      ) : (
        <span className="pr-hidden-text">{countryNames(countries, locale)}</span>
      )}
    </p>
  );
}

function CountryMarks({ countries, isNamed }: { readonly countries: readonly string[]; readonly isNamed: boolean }) {
  const areFlags = hasFlagGlyphs();
  if (!areFlags && isNamed) return null;
  const rest = countries.length - SHOWN;
  const shown = countries.slice(0, SHOWN);
  return (
    <span aria-hidden="true" className={areFlags ? 'pr-countries__flags' : undefined}>
      {areFlags ? shown.map(flagOf).join(' ') : shown.join(' · ')}
      {rest > 0 && ` +${rest}`}{' '}
    </span>
  );
}
