import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../ui/form/TextAreaField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

const limits = SETTINGS.printTemplates;

/** The fields of this side. */
export const OTHER_SIDE = ['letterHeadTitle', 'toName', 'fromName', 'message'] as const;

/** The other side: what the sender says. */
export function OtherSide() {
  const { t } = useTranslation('printTemplates');
  return (
    <>
      <p className="pr-template-note">{t('side.otherHelp')}</p>
      <TextField name="letterHeadTitle" label={t('field.letterHead')} counted={limits.letterHeadLength} />
      <TextField name="toName" label={t('field.toName')} counted={limits.toNameLength} />
      <TextField name="fromName" label={t('field.fromName')} counted={limits.fromNameLength} />
      <TextAreaField name="message" label={t('field.message')} maxLength={limits.messageLength} />
    </>
  );
}
