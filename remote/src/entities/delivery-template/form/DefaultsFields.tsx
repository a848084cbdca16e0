import { isWithinAccess } from '@portal/shared/domain/templates/templateScope';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { toTemplateAccess, type AccessValues } from './accessValues.ts';
import './locales.ts';
import { ScopeChoices } from './ScopeChoices.tsx';
import { findDefault, type ScopeDefault, type ScopeOption, type ScopeOptions } from './scopeOptions.ts';

interface DefaultsFieldsProps {
  /** The template that is changed; null for a new one. */
  readonly templateId: string | null;
  readonly scopeOptions: ScopeOptions;
  readonly defaults: readonly ScopeDefault[];
}

/** Asks where orders start with the template. A scope that it takes over names the template that loses it. */
export function DefaultsFields({ templateId, scopeOptions, defaults }: DefaultsFieldsProps) {
  const { t } = useTranslation('templateForm');
  const { values } = useFormikContext<AccessValues>();
  const access = toTemplateAccess(values, scopeOptions);
  const shown = [...scopeOptions.all.values()].filter(
    (option) =>
      values.defaults.includes(option.key) ||
      (isWithinAccess(access, option) && scopeOptions.own.some(({ key }) => key === option.key)),
  );
  const getNote = (option: ScopeOption) => {
    const now = findDefault(defaults, option.key);
    if (!isWithinAccess(access, option)) return t('defaults.outside');
    if (now === undefined || now.templateId === templateId) return null;
    const isTaken = values.defaults.includes(option.key);
    return t(isTaken ? 'defaults.loses' : 'defaults.now', { name: now.name });
  };
  return (
    <>
      <p className="pr-template-note">{t('defaults.about')}</p>
      <ScopeChoices name="defaults" label={t('defaults.label')} options={shown} getNote={getNote} />
    </>
  );
}
