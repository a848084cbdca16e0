import { Button } from '@mantine/core';
import { checkReason } from '@portal/shared/domain/textRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { checkedText } from '../form/checkedText.ts';
import { FormActions } from '../form/FormActions.tsx';
import { FormShell } from '../form/FormShell.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { TextAreaField } from '../form/TextAreaField.tsx';
import { Dialog } from './Dialog.tsx';

export interface ReasonDialogProps {
  readonly title: string;
  /** Repeats the verb. */
  readonly confirmLabel: string;
  /** Key of the draft, which ends with the dialog. */
  readonly draftKey: string;
  /** Shown when the server's failure has no text of its own. */
  readonly errorFallback?: string;
  /** Does what is asked about; a rejection is shown, and nothing typed is lost. */
  readonly onConfirm: (reason: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const NOTHING_TYPED = { reason: '' };
const schema = object({ reason: checkedText(checkReason) });

/** A question whose answer needs a reason, which the audit log keeps. */
export function ReasonDialog({ children, ...props }: ReasonDialogProps) {
  const { title, confirmLabel, draftKey, errorFallback, onConfirm, onClose } = props;
  const { t } = useTranslation('signedIn');
  const { t: tCommon } = useTranslation();
  return (
    <Dialog opened title={title} onClose={onClose}>
      {children}
      <FormShell
        label={title}
        initialValues={NOTHING_TYPED}
        schema={schema}
        toBody={({ reason }) => reason.trim()}
        onSubmit={onConfirm}
        onSaved={onClose}
        errorFallback={errorFallback}
        draftKey={draftKey}
        draftUntil="left"
        leaveGuard={false}
      >
        <TextAreaField
          name="reason"
          label={t('reason.label')}
          help={t('reason.help')}
          maxLength={SETTINGS.orders.messageLength}
          required
        />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {tCommon('action.cancel')}
          </Button>
          <SubmitButton>{confirmLabel}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
