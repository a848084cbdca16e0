import { Button } from '@mantine/core';
import type { IncentiveDetail, IncentiveTestBody } from '@portal/shared/contract/incentives';
import type { TestMails } from '@portal/shared/contract/testMails';
import { bccOf } from '@portal/shared/domain/templates/templateRules';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { testMailSchema, type TestMailValues } from '../../entities/delivery-template/testMailSchema.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSendIncentiveTestMutation } from '../researchApi.ts';

interface SendTestDialogProps {
  readonly incentive: IncentiveDetail;
  readonly onClose: () => void;
}

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
      <FormShell<TestMailValues, IncentiveTestBody, TestMails>
        label={t('test.title', { name })}
        initialValues={{ recipientEmails: username }}
        schema={testMailSchema}
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
