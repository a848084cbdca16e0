import { Textarea } from '@mantine/core';
import { SSO_LIMITS } from '@portal/shared/domain/signIn/ssoLimits';
import { useFormikContext } from 'formik';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../api/apiError.ts';
import { dynamicText } from '../../i18n/message.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FileChoice } from '../../ui/file/FileChoice.tsx';
import { getFailureText } from '../authenticationTexts.ts';
import { useReadProviderMutation } from '../connectionsApi.ts';
import { toReadValues, type ConnectionValues } from './connectionValues.ts';

type Outcome = { readonly error: string } | { readonly filled: readonly string[] };

/** Takes whatever a provider gives (its address, a file, pasted XML) and fills the form by it. */
export function ProviderReader({ connectionId }: { readonly connectionId: string | null }) {
  const { t, i18n } = useTranslation('authentication');
  const id = useId();
  const { values, setValues } = useFormikContext<ConnectionValues>();
  const [text, setText] = useState('');
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [read, { isLoading }] = useReadProviderMutation();

  const fail = (error: unknown) => {
    const [field] = isApiError(error) ? (error.fields ?? []) : [];
    const atField = field === undefined ? null : dynamicText(i18n, field.i18nKey, field.values);
    setOutcome({ error: atField ?? getFailureText(i18n, error, t('read.failed')) });
  };
  const readText = async (pasted: string) => {
    setOutcome(null);
    try {
      const answer = await read({ text: pasted, connectionId }).unwrap();
      if (connectionId !== null && answer.type !== values.type) {
        setOutcome({ error: t('read.otherType', { type: t(`type.${values.type}`) }) });
        return;
      }
      const found = toReadValues(answer, values);
      await setValues({ ...values, ...found });
      setOutcome({ filled: listFilled(found) });
      setText('');
    } catch (error) {
      fail(error);
    }
  };
  const readFile = async (file: File) => {
    if (file.size > SSO_LIMITS.pastedLength) setOutcome({ error: i18n.t('errors:error.sso.pastedTooLong') });
    else await readText(await file.text());
  };
  const error = outcome !== null && 'error' in outcome ? outcome.error : null;
  return (
    <div className="pr-sso-reader">
      <Textarea
        id={id}
        label={t('read.label')}
        description={error === null ? t('read.help') : undefined}
        error={error !== null && <FieldError>{error}</FieldError>}
        aria-invalid={error !== null}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={text}
        rows={3}
        spellCheck={false}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="pr-sso-reader__actions">
        <BusyButton
          variant="default"
          busy={isLoading}
          disabled={text.trim() === ''}
          onClick={() => void readText(text)}
        >
          {t('read.action')}
        </BusyButton>
        <FileChoice
          variant="default"
          accept=".xml,.json,.txt,application/xml,text/xml,application/json"
          label={t('read.file')}
          isBusy={isLoading}
          onChoose={(file) => void readFile(file)}
        />
      </div>
      {outcome !== null && 'filled' in outcome && (
        <Notice kind="success">
          {t('read.done', {
            fields: outcome.filled.map((name) => dynamicText(i18n, `authentication:field.${name}`) ?? name),
          })}
        </Notice>
      )}
    </div>
  );
}

/** Fields that people see and that the text filled. */
const listFilled = (found: Partial<ConnectionValues>): readonly string[] =>
  Object.entries(found)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name]) => name);
