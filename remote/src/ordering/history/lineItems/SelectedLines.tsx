import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FieldError } from '../../../ui/feedback/FieldError.tsx';

const { linesMax } = SETTINGS.resends;

interface SelectedLinesProps {
  readonly lineIds: readonly string[];
  readonly onClear: () => void;
}

/** Offers the actions on the lines that were chosen. */
export function SelectedLines({ lineIds, onClear }: SelectedLinesProps) {
  const { t, i18n } = useTranslation('orderHistory');
  const navigate = useNavigate();
  const here = useLocation();
  const [isRefused, setRefused] = useState(false);
  const isTooMany = lineIds.length > linesMax;
  const review = async () => {
    setRefused(isTooMany);
    if (isTooMany) return;
    await navigate(here, { replace: true, state: { lineIds } });
    await navigate(PATHS.resendRewards, { state: { lineIds } });
  };
  return (
    <>
      <Button size="xs" onClick={() => void review()}>
        {t('resend.action')}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClear}>
        {t('select.clear')}
      </Button>
      {isRefused && isTooMany && (
        <FieldError>{i18n.t('errors:error.resend.tooManyLines', { max: linesMax })}</FieldError>
      )}
    </>
  );
}
