import { PATHS } from '@portal/shared/domain/paths';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../api/apiErrorMessage.ts';
import { useSessionSource } from '../../entities/session/sessionSource.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useCreateEmulationMutation } from './emulationApi.ts';

/** Begins to look at the portal as an organisation does; absent where the host signs in. */
export function EmulateButton({ platformClientId }: { readonly platformClientId: string }) {
  const { t, i18n } = useTranslation('staff');
  const { client } = useSessionSource();
  const navigate = useNavigate();
  const notify = useNotify();
  const [create, { isLoading }] = useCreateEmulationMutation();
  if (client === null) return null;
  const begin = async () => {
    const { data, error } = await create(platformClientId);
    if (data === undefined) notify.error(apiErrorMessage(i18n, error));
    else
      void navigate({
        pathname: PATHS.emulation,
        search: new URLSearchParams({ token: data.emulationToken }).toString(),
      });
  };
  return (
    <BusyButton busy={isLoading} onClick={() => void begin()}>
      {t('emulation.begin')}
    </BusyButton>
  );
}
