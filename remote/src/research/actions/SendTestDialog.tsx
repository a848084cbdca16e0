import { Button } from '@mantine/core';
import type { IncentiveDetail, IncentiveTestBody } from '@portal/shared/contract/incentives';
import type { TestMails } from '@portal/shared/contract/testMails';
import { bccOf, checkBcc } from '@portal/shared/domain/templates/templateRules';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { checkedText } from '../../ui/form/checkedText.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSendIncentiveTestMutation } from '../researchApi.ts';

interface SendTestDialogProps {
  readonly incentive: IncentiveDetail;
  readonly onClose: () => void;
}

interface TestValues {
  /** With commas between the addresses. */
  readonly recipientEmails: string;
}

const schema = object({
  recipientEmails: checkedText((typed) => {
    const emails = bccOf(typed);
    return emails.length === 0 ? { key: 'error.email.required' } : checkBcc(emails);
  }),
});

/** Sends a sample of the reward, marked as a test, to oneself or to colleagues. */
export function SendTestDialog({ incentive, onClose }: SendTestDialogProps) {
  const { t, i18n } = useTranslation('research');
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const { username } = usePrincipal();
  const [sendTest] = useSendIncentiveTestMutation();
  const { incentiveId, displayName: name } = incentive;
  return (
    <Dialog opened title={t('test.title', { name })} onClose={onClose}>
      <FormShell<TestValues, IncentiveTestBody, TestMails>
        label={t('test.title', { name })}
        initialValues={{ recipientEmails: username }}
        schema={schema}
        toBody={({ recipientEmails }) => ({ recipientEmails: [...bccOf(recipientEmails)] })}
        onSubmit={(body) => sendTest({ incentiveId, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
        onSaved={({ recipientEmails }) => {
          notify.success(t('test.done', { recipients: recipientEmails }));
          onClose();
        }}
        errorFallback={t('failed.test')}
        draftKey={null}
        leaveGuard={false}
      >
        <p className="pr-incentive__note">{t('test.about')}</p>
        <TextField
          name="recipientEmails"
          label={t('test.to')}
          help={t('test.toHelp')}
          inputMode="email"
          autoComplete="off"
          required
        />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {i18n.t('action.cancel')}
          </Button>
          <SubmitButton>{t('action.test')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
