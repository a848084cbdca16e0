import type { EmailTemplate } from '@portal/shared/contract/emailTemplates';
import type { UploadValuesBody } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { MailFields } from '../../../entities/delivery-template/MailFields.tsx';
import type { MailTexts } from '../../../entities/delivery-template/mailTexts.ts';
import { useListTemplatesQuery } from '../../../entities/delivery-template/templateApi.ts';
import { usePrincipal } from '../../../entities/platform/signedIn.ts';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { firstTemplate, mailSchema, readLastTemplates } from '../../quick-order/index.ts';
import { useSetUploadValuesMutation } from '../stepOrderApi.ts';
import { STEP_DRAFTS } from '../stepsDraft.ts';
import { getMail } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { EmailPreview } from './EmailPreview.tsx';

/** The mail that everybody gets with the reward: template, sender, subject and message. */
export function EmailStep({ order }: { readonly order: StepOrder }) {
  const { t } = useTranslation('quickOrder');
  const { currentData: templates, error, refetch } = useListTemplatesQuery(order.accountIdentifier);
  if (templates !== undefined) return <EmailForm order={order} templates={templates} />;
  if (error === undefined) return <PageSkeleton rows={6} />;
  return <PartFailure error={error} title={t('load.templates')} onRetry={() => void refetch()} />;
}

interface EmailFormProps {
  readonly order: StepOrder;
  readonly templates: readonly EmailTemplate[];
}

function EmailForm({ order, templates }: EmailFormProps) {
  const { t } = useTranslation('stepOrder');
  const navigate = useNavigate();
  const principal = usePrincipal();
  const { upload, accountIdentifier } = order;
  const kind = upload?.kind ?? 'EMAIL';
  const hasSubject = kind !== 'MOBILE';
  const [setValues] = useSetUploadValuesMutation();
  const [initialValues] = useState((): MailTexts => {
    const given = getMail(upload);
    const template =
      templates.find(({ emailTemplateIdentifier }) => emailTemplateIdentifier === given.etid) ??
      firstTemplate(templates, readLastTemplates(principal)[accountIdentifier]);
    return {
      etid: template?.emailTemplateIdentifier ?? '',
      senderName: given.senderName || fullName(principal.firstName, principal.lastName),
      subject: given.subject || (template?.subjectTemplate ?? ''),
      message: given.message,
    };
  });
  return (
    <div className="pr-step-order">
      <FormShell<MailTexts, UploadValuesBody>
        initialValues={initialValues}
        schema={hasSubject ? mailSchema : mailSchema.omit(['subject'])}
        toBody={(mail) => toBody(mail, kind)}
        onSubmit={(body) => order.change((uploadId) => setValues({ uploadId, body }).unwrap(), kind)}
        onSaved={() => void navigate(PATHS.orderCheckout)}
        errorFallback={t('saveFailed')}
        draftKey={STEP_DRAFTS.email}
        leaveGuard={false}
        label={t('title.email')}
      >
        <div className="pr-step-order__columns">
          <div className="pr-step-order">
            <MailFields accountIdentifier={accountIdentifier} hasSubject={hasSubject} />
            <FormActions>
              <SubmitButton>{t('toCheckout')}</SubmitButton>
            </FormActions>
          </div>
          {upload !== null && <EmailPreview upload={upload} />}
        </div>
      </FormShell>
    </div>
  );
}

const toBody = ({ etid, senderName, subject, message }: MailTexts, kind: UploadKind): UploadValuesBody => ({
  values: [
    { field: 'etid', value: etid },
    { field: 'senderFirstName', value: senderName.trim() },
    ...(kind === 'MOBILE' ? [] : [{ field: 'emailSubject' as const, value: subject.trim() }]),
    { field: 'message', value: message.trim() },
  ],
});
