import { codeDigits } from '@portal/shared/domain/people/mfa';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/form/TextField.tsx';
import './locales.ts';

/** Six digits, typed, pasted or filled in by the phone. */
export function CodeField() {
  const { t } = useTranslation('mfa');
  return (
    <TextField
      name="code"
      label={t('code.label')}
      inputMode="numeric"
      autoComplete="one-time-code"
      clean={codeDigits}
      required
    />
  );
}
