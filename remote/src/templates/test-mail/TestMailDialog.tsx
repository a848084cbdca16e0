import { Button } from '@mantine/core';
import type { TemplatePreviewBody } from '@portal/shared/contract/mailPreview';
import type { TestMailBody } from '@portal/shared/contract/testMails';
import { bccOf } from '@portal/shared/domain/templates/templateRules';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../api/useIdempotencyKey.ts';
import { testMailSchema, type TestMailValues } from '../../entities/delivery-template/testMailSchema.ts';
import { usePrincipal } from '../../entities/platform/signedIn.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { useNotify } from '../../ui/feedback/useNotify.ts';
import { FormActions } from '../../ui/form/FormActions.tsx';
import { FormShell } from '../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { useSendTestMailMutation } from '../templatesApi.ts';
import { useTestMailBlock } from './useTestMailBlock.ts';

export interface TestMailDialogProps {
  readonly etid: string;
  readonly name: string;
  /** The texts that are written and not saved yet; null sends the template as it is stored. */
  readonly template: TemplatePreviewBody | null;
  readonly onClose: () => void;
}

/** Sends a template with a sample reward to oneself or to colleagues, or says why that is not possible yet. */
export function TestMailDialog({ etid, name, template, onClose }: TestMailDialogProps) {
  const { t } = useTranslation('templates');
  const { t: tCommon } = useTranslation();
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const block = useTestMailBlock();
  const { username } = usePrincipal();
  const [sendTest] = useSendTestMailMutation();
  const leave = (
    <Button variant="default" onClick={onClose}>
      {tCommon(block === null ? 'action.cancel' : 'action.close')}
    </Button>
  );
  return (
    <Dialog opened title={t('test.title', { name })} onClose={onClose} {...(block !== null && { footer: leave })}>
      {block === null ? (
        <FormShell<TestMailValues, TestMailBody, { readonly recipientEmails: readonly string[] }>
          label={t('test.title', { name })}
          initialValues={{ recipientEmails: username }}
          schema={testMailSchema}
          toBody={({ recipientEmails }) => ({ recipientEmails: [...bccOf(recipientEmails)], template })}
          onSubmit={(body) => sendTest({ etid, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
          onSaved={({ recipientEmails }) => {
            notify.success(t('test.done', { recipients: recipientEmails }));
            onClose();
          }}
          errorFallback={t('test.failed')}
          draftKey={`templates.testMail.${etid}`}
          draftUntil="left"
          leaveGuard={false}
        >
          <p className="pr-template-note">{t('test.about')}</p>
          <TextField
            name="recipientEmails"
            label={t('test.to')}
            help={t('test.toHelp')}
            inputMode="email"
            autoComplete="off"
            required
          />
          <FormActions>
            {leave}
            <SubmitButton>{t('test.send')}</SubmitButton>
          </FormActions>
        </FormShell>
      ) : (
        <Notice kind="info">{block}</Notice>
      )}
    </Dialog>
  );
}
