import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { BusyButton } from '../../ui/button/BusyButton.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { useDownloadWireInstructionsMutation } from './wireApi.ts';

/** The instructions on paper, or as a document to hand to those who send the wire. */
export function WireActions({ accountIdentifier }: { readonly accountIdentifier: string }) {
  const { t, i18n } = useTranslation(['wire', 'funding']);
  const notify = useNotify();
  const [downloadInstructions, { isLoading }] = useDownloadWireInstructionsMutation();
  const download = async () => {
    const { data, error } = await downloadInstructions(accountIdentifier);
    if (data === undefined) notify.error(apiErrorMessage(i18n, error, t('downloadFailed')));
    else notify.success(t('funding:download.done', { file: data }));
  };
  return (
    <div className="pr-wire__actions">
      <Button variant="default" onClick={() => window.print()}>
        {t('action.print')}
      </Button>
      <BusyButton variant="default" busy={isLoading} onClick={() => void download()}>
        {t('action.download')}
      </BusyButton>
    </div>
  );
}
