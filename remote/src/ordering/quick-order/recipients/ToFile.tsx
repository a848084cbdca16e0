import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { getChoiceUploadPath } from '../../filePaths.ts';
import { handFile } from '../../handedFile.ts';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';
import type { Recipient } from './pastedRecipients.ts';

const NOBODY: readonly Recipient[] = [];

/**
 * The way to order for more people than fit here. The draft keeps those who are typed; together with those who found no room they
 * become a file that is uploaded at once, and by themselves one that is saved, to which more are added.
 */
export function ToFile({ beyond = NOBODY }: { readonly beyond?: readonly Recipient[] | undefined }) {
  const { t, i18n } = useTranslation('quickOrder');
  const notify = useNotify();
  const navigate = useNavigate();
  const { reward } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const people = [...values.recipients.filter((one) => !isBlank(one)), ...beyond];
  const uploadPath = getChoiceUploadPath(reward);
  const withCsv = async (use: (csv: string, parts: typeof import('./recipientsFile.ts')) => unknown) => {
    try {
      const parts = await import('./recipientsFile.ts');
      await use(parts.toRecipientsCsv(people, values, reward), parts);
    } catch (error) {
      notify.error(apiErrorMessage(i18n, error));
    }
  };
  const upload = () =>
    withCsv((csv, { toRecipientsFile }) => {
      handFile(toRecipientsFile(csv));
      return navigate(uploadPath);
    });
  const save = () => withCsv((csv, { saveRecipients }) => saveRecipients(csv));
  if (beyond.length > 0)
    return (
      <Button variant="default" size="xs" onClick={() => void upload()}>
        {t('recipients.uploadAll', { count: people.length })}
      </Button>
    );
  return (
    <>
      <LinkButton to={uploadPath} variant="default" size="xs">
        {t('recipients.toFile')}
      </LinkButton>
      {people.length > 0 && (
        <Button variant="default" size="xs" onClick={() => void save()}>
          {t('recipients.saveTyped')}
        </Button>
      )}
    </>
  );
}
