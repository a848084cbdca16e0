import type { ScopeDefaults } from '@portal/shared/contract/emailTemplates';
import { isWithinAccess } from '@portal/shared/domain/templates/templateScope';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { ScopeChoices } from './ScopeChoices.tsx';
import { findDefault, type ScopeOption, type ScopeOptions } from './scopeOptions.ts';
import { toTemplateAccess, type TemplateValues } from './templateValues.ts';

interface DefaultsStepProps {
  /** The template that is changed; null for a new one. */
  readonly etid: string | null;
  readonly scopeOptions: ScopeOptions;
  readonly defaults: ScopeDefaults;
}

/** Step 3: where orders start with the template. A scope that it takes over names the template that loses it. */
export function DefaultsStep({ etid, scopeOptions, defaults }: DefaultsStepProps) {
  const { t } = useTranslation('templates');
  const { values } = useFormikContext<TemplateValues>();
  const access = toTemplateAccess(values, scopeOptions);
  const shown = [...scopeOptions.all.values()].filter(
    (option) =>
      values.defaults.includes(option.key) ||
      (isWithinAccess(access, option) && scopeOptions.own.some(({ key }) => key === option.key)),
  );
  const getNote = (option: ScopeOption) => {
    const now = findDefault(defaults, option.key);
    if (!isWithinAccess(access, option)) return t('defaults.outside');
    if (now === undefined || now.emailTemplateIdentifier === etid) return null;
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
