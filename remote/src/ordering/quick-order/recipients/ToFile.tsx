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
import { getMethod, listRecipientMethods, type RecipientMethod } from './recipientMethod.ts';

const NOBODY: readonly Recipient[] = [];

export interface ToFileProps {
  /** Those who found no room. */
  readonly beyond?: readonly Recipient[] | undefined;
}

/**
 * The way to order for more people than fit here. The draft keeps those who are typed; together with those who found no room they
 * become a file that is uploaded at once, and by themselves one that is saved, to which more are added.
 */
export function ToFile({ beyond = NOBODY }: ToFileProps) {
  const { t, i18n } = useTranslation('quickOrder');
  const notify = useNotify();
  const navigate = useNavigate();
  const { reward } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const people = [...values.recipients.filter((one) => !isBlank(one)), ...beyond];
  const methods = listRecipientMethods(reward.item);
  const uploadPath = getChoiceUploadPath(reward);
  const showError = (error: unknown) => notify.error(apiErrorMessage(i18n, error));
  const upload = async () => {
    const { toRecipientsCsv, toRecipientsFile } = await import('./recipientsFile.ts');
    handFile(toRecipientsFile(toRecipientsCsv(people, values, reward)), getFileKind(people, methods));
    await navigate(uploadPath);
  };
  const save = async () => {
    const { toRecipientsCsv, saveRecipients } = await import('./recipientsFile.ts');
    await saveRecipients(toRecipientsCsv(people, values, reward));
  };
  if (beyond.length > 0)
    return (
      <Button variant="default" size="xs" onClick={() => void upload().catch(showError)}>
        {t('recipients.uploadAll', { count: people.length })}
      </Button>
    );
  return (
    <>
      <LinkButton to={uploadPath} variant="default" size="xs">
        {t('recipients.toFile')}
      </LinkButton>
      {people.length > 0 && (
        <Button variant="default" size="xs" onClick={() => void save().catch(showError)}>
          {t('recipients.saveTyped')}
        </Button>
      )}
    </>
  );
}

/** All rewards of a file go in one way: by text where nobody gets a mail. */
const getFileKind = (people: readonly Recipient[], methods: readonly RecipientMethod[]): RecipientMethod =>
  people.every((person) => getMethod(person, methods) === 'MOBILE') ? 'MOBILE' : 'EMAIL';
