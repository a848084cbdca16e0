import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '../../i18n/message.ts';
import { messageText } from '../../i18n/messageText.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';

/** A reason why nothing can be confirmed yet, and the field that it concerns. */
export interface Problem extends Message {
  readonly field: string;
}

interface ConfirmActionsProps {
  readonly onCancel: () => void;
  /** Default: "Cancel". */
  readonly cancelLabel?: string;
  /** Why nothing can be confirmed yet. It is said here until its field says it. */
  readonly problem: Problem | null;
  /** Shown while the form is sent. */
  readonly progress: string;
  /** Content that stays in sight above the buttons. */
  readonly above?: ReactNode;
  /** Names the action and the amount. */
  readonly children: ReactNode;
}

/** Draws what is missing or under way, cancel and confirm; nothing can be cancelled once it is sent. */
export function ConfirmActions({ onCancel, cancelLabel, problem, progress, above, children }: ConfirmActionsProps) {
  const { t, i18n } = useTranslation();
  const { errors, isSubmitting, getFieldMeta } = useFormikContext();
  const stateId = useId();
  const isUnsaid = problem !== null && !getFieldMeta(problem.field).touched;
  const state = isSubmitting ? progress : isUnsaid ? messageText(i18n, problem) : '';
  const isDisabled = problem !== null || Object.keys(errors).length > 0;
  return (
    <FormActions>
      {above}
      <p role="status" id={stateId} className="pr-add-funds__state">
        {state}
      </p>
      <Button variant="default" onClick={onCancel} disabled={isSubmitting}>
        {cancelLabel ?? t('action.cancel')}
      </Button>
      <SubmitButton disabled={isDisabled} describedBy={state === '' ? undefined : stateId}>
        {children}
      </SubmitButton>
    </FormActions>
  );
}
