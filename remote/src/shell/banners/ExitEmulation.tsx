import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { generatePath, useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { asApiError } from '../../entities/session/asApiError.ts';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import { useNotify } from '../../ui/feedback/useNotify.ts';

/** Leads staff back to their own session, to the organisation that they came from. */
export function ExitEmulation({ platformClientId }: { readonly platformClientId: string }) {
  const { t, i18n } = useTranslation('banners');
  const { client } = useSessionSource();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  if (client === null) return null;
  const exit = async () => {
    setBusy(true);
    try {
      await client.endEmulation();
      // At once: the page that was emulated may be none of the member of staff, which its guard would say.
      void navigate(generatePath(PATHS.staffPlatform, { platformClientId }), { replace: true, flushSync: true });
    } catch (error) {
      notify.error(apiErrorMessage(i18n, asApiError(error)));
      setBusy(false);
    }
  };
  return (
    <Button size="xs" variant="default" loading={isBusy} onClick={() => void exit()}>
      {t('emulation.exit')}
    </Button>
  );
}
