import { TEMPLATE_CHECKS } from '@portal/shared/domain/templates/templateRules';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';
import type { TemplateValues } from './templateValues.ts';

/** The colour of the mail's button and lines, with a sample of it. */
export function ColourField() {
  const { t } = useTranslation('templates');
  const { primaryColor } = useFormikContext<TemplateValues>().values;
  const colour = primaryColor.trim();
  const isColour = TEMPLATE_CHECKS.primaryColor(colour) === null;
  return (
    <TextField
      name="primaryColor"
      label={t('details.colour')}
      help={t('details.colourHelp')}
      required
      mark={isColour && <span className="pr-template-colour" style={{ background: colour }} />}
    />
  );
}
