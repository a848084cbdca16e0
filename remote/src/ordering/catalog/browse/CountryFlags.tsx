import { useLocale } from '../../../i18n/useLocale.ts';
import { displayName } from '../../../i18n/formatters.ts';
import { countryNames, getFlag } from './countries.ts';
import { hasFlagGlyphs } from './hasFlagGlyphs.ts';

const SHOWN = 5;

/**
 * Countries of a reward: flags (codes where the browser has none) with names for screen readers; a single country is
 * shown by name.
 */
export function CountryFlags({ countries }: { readonly countries: readonly string[] }) {
  const locale = useLocale();
  const [only] = countries;
  if (only === undefined) return null;
  return (
    <p className="pr-countries">
      <CountryMarks countries={countries} isNamed={countries.length === 1} />
      {countries.length === 1 ? (
        <span>{displayName(locale, 'region', only)}</span>
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
      {areFlags ? shown.map(getFlag).join(' ') : shown.join(', ')}
      {rest > 0 && <span>{` +${rest}`}</span>}{' '}
    </span>
  );
}
