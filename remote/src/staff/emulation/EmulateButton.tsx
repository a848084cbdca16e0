import { PATHS } from '@portal/shared/domain/access/paths';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import { lazyDialog } from '../../ui/lazy/lazyDialog.tsx';
import { useLoadAhead } from '../../ui/lazy/useLoadAhead.ts';
import { useCreateEmulationMutation } from './emulationApi.ts';

const loadDialog = async () => (await import('../../ui/dialog/ReasonDialog.tsx')).ReasonDialog;
const ReasonDialog = lazyDialog(loadDialog);

interface EmulateButtonProps {
  readonly platformClientId: string;
  readonly name: string;
}

/** Begins to look at the portal as an organisation does, once it is said why; absent where the host signs in. */
export function EmulateButton({ platformClientId, name }: EmulateButtonProps) {
  const { t } = useTranslation('staff');
  const { client } = useSessionSource();
  const navigate = useNavigate();
  const [create] = useCreateEmulationMutation();
  const [isAsking, setAsking] = useState(false);
  useLoadAhead(loadDialog);
  if (client === null) return null;
  const begin = async (reason: string): Promise<void> => {
    const { emulationToken } = await create({ platformClientId, reason }).unwrap();
    void navigate({ pathname: PATHS.emulation, search: new URLSearchParams({ token: emulationToken }).toString() });
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('emulation.begin')}</Button>
      {isAsking && (
        <ReasonDialog
          title={t('emulation.ask', { name })}
          confirmLabel={t('emulation.confirm')}
          draftKey={`staff.emulate.${platformClientId}`}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        >
          <p>{t('emulation.about')}</p>
        </ReasonDialog>
      )}
    </>
  );
}
