import type { HelpCentreChange, PlatformTreatments } from '@portal/shared/contract/staff';
import { checkHelpCentre } from '@portal/shared/domain/people/helpCentre';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useUpdateHelpCentreMutation } from './treatmentsApi.ts';

const schema = object({ url: checkedText((url) => checkHelpCentre(url.trim())) });

/** The help centre that the mails of an organisation name. */
export function HelpCentreForm({ platform }: { readonly platform: PlatformTreatments }) {
  const { t } = useTranslation('staff');
  const notify = useNotify();
  const [updateHelpCentre] = useUpdateHelpCentreMutation();
  const { platformClientId, name, helpCentre } = platform;
  return (
    <FormShell<{ readonly url: string }, HelpCentreChange>
      label={t('helpCentre.label')}
      initialValues={{ url: helpCentre.url ?? '' }}
      schema={schema}
      toBody={({ url }) => ({ url: url.trim(), version: helpCentre.version })}
      onSubmit={(body) => updateHelpCentre({ platformClientId, body }).unwrap()}
      onSaved={() => notify.success(t('helpCentre.saved', { name }))}
      errorFallback={t('helpCentre.failed')}
      draftKey={`staff.helpCentre.${platformClientId}`}
      draftUntil="left"
    >
      <TextField name="url" label={t('helpCentre.label')} help={t('helpCentre.help')} autoComplete="off" />
      <div>
        <SubmitButton>{t('helpCentre.save')}</SubmitButton>
      </div>
    </FormShell>
  );
}
