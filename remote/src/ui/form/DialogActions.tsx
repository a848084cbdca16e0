import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FormActions } from './FormActions.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface DialogActionsProps {
  readonly onClose: () => void;
  /** The name of the button that saves. */
  readonly children: string;
}

/** The buttons of a form in a dialog: closing it, and saving. */
export function DialogActions({ onClose, children }: DialogActionsProps) {
  const { t } = useTranslation('common');
  return (
    <FormActions>
      <Button variant="default" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <SubmitButton>{children}</SubmitButton>
    </FormActions>
  );
}
