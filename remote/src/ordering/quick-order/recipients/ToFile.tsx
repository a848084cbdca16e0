import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { getChoiceUploadPath } from '../../filePaths.ts';
import { isBlank, type CheckoutValues } from '../checkout/checkoutValues.ts';
import { useCheckout } from '../checkout/useCheckout.ts';

/**
 * The way to order for more people than fit here. The draft keeps those who are typed; they can be saved as a file, too, to which
 * more are added.
 */
export function ToFile() {
  const { t, i18n } = useTranslation('quickOrder');
  const notify = useNotify();
  const { reward } = useCheckout();
  const { values } = useFormikContext<CheckoutValues>();
  const save = async () => {
    try {
      await (await import('./saveTyped.ts')).saveTyped(values, reward);
    } catch (error) {
      notify.error(apiErrorMessage(i18n, error));
    }
  };
  return (
    <>
      <LinkButton to={getChoiceUploadPath(reward)} variant="default" size="xs">
        {t('recipients.toFile')}
      </LinkButton>
      {!values.recipients.every(isBlank) && (
        <Button variant="default" size="xs" onClick={() => void save()}>
          {t('recipients.saveTyped')}
        </Button>
      )}
    </>
  );
}
