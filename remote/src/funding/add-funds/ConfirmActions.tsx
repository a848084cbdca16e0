import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';

interface ConfirmActionsProps {
  readonly onCancel: () => void;
  /** By default, whether a value is another than at first. */
  readonly isChanged?: boolean;
  /** Names the act and the amount. */
  readonly children: ReactNode;
}

/** Cancel and confirm; nothing can be confirmed until the form is changed and valid. */
export function ConfirmActions({ onCancel, isChanged, children }: ConfirmActionsProps) {
  const { t } = useTranslation();
  const { dirty, isValid } = useFormikContext();
  return (
    <FormActions>
      <Button variant="default" onClick={onCancel}>
        {t('action.cancel')}
      </Button>
      <SubmitButton disabled={!(isChanged ?? dirty) || !isValid}>{children}</SubmitButton>
    </FormActions>
  );
}
