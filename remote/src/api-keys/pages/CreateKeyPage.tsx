import type { NewApiCredential } from '@portal/shared/contract/apiCredentials';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { CreatedKey } from '../create/CreatedKey.tsx';
import { CreateKey } from '../create/CreateKey.tsx';
import { FORM_WIDTH, KEY_WIDTH } from '../secret/dialogWidths.ts';
import { useKeyKind } from '../useKeyKind.ts';

/** Makes a key over the list and shows it once. Neither the address nor a draft nor the store keeps it. */
export function CreateKeyPage() {
  const { t } = useTranslation('apiKeys');
  const { type, noun, listPath } = useKeyKind();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [created, setCreated] = useState<NewApiCredential | null>(null);
  const close = () => void navigate({ pathname: listPath, search }, { replace: true });
  const title = created === null ? t(`create.${type}`) : t(`${noun}.created`, { name: created.displayName });
  return (
    <Dialog
      opened
      title={title}
      onClose={close}
      width={created === null ? FORM_WIDTH : KEY_WIDTH}
      dismissible={created === null}
    >
      {created === null ? (
        <CreateKey onCreated={setCreated} onClose={close} />
      ) : (
        <CreatedKey created={created} onClose={close} />
      )}
    </Dialog>
  );
}
