import type { ScopeDefaults } from '@portal/shared/contract/emailTemplates';
import { isWithinAccess } from '@portal/shared/domain/templates/templateScope';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { PlaceChoices } from './PlaceChoices.tsx';
import { defaultAt, type Place, type Places } from './places.ts';
import { accessOf, type TemplateValues } from './templateValues.ts';

interface DefaultsStepProps {
  /** The template that is changed; null for a new one. */
  readonly etid: string | null;
  readonly places: Places;
  readonly defaults: ScopeDefaults;
}

/** Step 3: where orders start with the template. A place that it takes over names the template that loses it. */
export function DefaultsStep({ etid, places, defaults }: DefaultsStepProps) {
  const { t } = useTranslation('templates');
  const { values } = useFormikContext<TemplateValues>();
  const access = accessOf(values, places);
  const shown = [...places.all.values()].filter(
    (place) =>
      values.defaults.includes(place.key) ||
      (isWithinAccess(access, place) && places.own.some(({ key }) => key === place.key)),
  );
  const noteOf = (place: Place) => {
    const now = defaultAt(defaults, place.key);
    if (!isWithinAccess(access, place)) return t('defaults.outside');
    if (now === undefined || now.emailTemplateIdentifier === etid) return null;
    const isTaken = values.defaults.includes(place.key);
    return t(isTaken ? 'defaults.loses' : 'defaults.now', { name: now.name });
  };
  return (
    <>
      <p className="pr-template-note">{t('defaults.about')}</p>
      <PlaceChoices name="defaults" label={t('defaults.label')} places={shown} noteOf={noteOf} />
    </>
  );
}
