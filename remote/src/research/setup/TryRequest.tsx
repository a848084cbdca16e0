import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { FieldError } from '../../ui/feedback/FieldError.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useCheckCompletionMutation } from '../researchApi.ts';
import { CheckResult } from './CheckResult.tsx';
import { parseRequest } from './parseRequest.ts';

/** Takes a request as the survey tool sends it and says how it would be answered; nothing is ordered or counted. */
export function TryRequest({ incentiveId }: { readonly incentiveId: string }) {
  const { t, i18n } = useTranslation('research');
  const [pasted, setPasted] = useState('');
  const [isUnreadable, setUnreadable] = useState(false);
  const [check, { data, error, isLoading, reset }] = useCheckCompletionMutation();
  const change = (text: string) => {
    setPasted(text);
    setUnreadable(false);
    reset();
  };
  const send = () => {
    const body = parseRequest(pasted);
    setUnreadable(body === null);
    if (body === null) reset();
    else void check({ incentiveId, body });
  };
  return (
    <div className="pr-incentive__try">
      <h3>{t('try.title')}</h3>
      <Textarea
        label={t('try.label')}
        description={t('try.help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={pasted}
        rows={5}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isUnreadable}
        error={isUnreadable ? <FieldError>{t('try.unreadable')}</FieldError> : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div>
        <BusyButton variant="default" busy={isLoading} onClick={send}>
          {t('try.button')}
        </BusyButton>
      </div>
      {data !== undefined && <CheckResult check={data} />}
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('failed.try'))}</Notice>}
    </div>
  );
}
