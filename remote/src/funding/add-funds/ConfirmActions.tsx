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
  /** Shown while the form is sent. */
  readonly progress: string;
  /** Names the act and the amount. */
  readonly children: ReactNode;
}

/** What is under way, cancel and confirm; nothing can be confirmed until the form is changed and valid, nor cancelled once it is sent. */
export function ConfirmActions({ onCancel, isChanged, progress, children }: ConfirmActionsProps) {
  const { t } = useTranslation();
  const { dirty, isValid, isSubmitting } = useFormikContext();
  return (
    <FormActions>
      <p role="status" className="pr-add-funds__progress">
        {isSubmitting && progress}
      </p>
      <Button variant="default" onClick={onCancel} disabled={isSubmitting}>
        {t('action.cancel')}
      </Button>
      <SubmitButton disabled={!(isChanged ?? dirty) || !isValid}>{children}</SubmitButton>
    </FormActions>
  );
}
