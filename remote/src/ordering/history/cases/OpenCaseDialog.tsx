import { Button } from '@mantine/core';
import { checkCaseNote, SUPPORT_REASONS, type SupportReason } from '@portal/shared/domain/ordering/supportCases';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { checkedText } from '../../../ui/form/checkedText.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useOpenSupportCaseMutation, type LineKey } from '../historyApi.ts';

interface OpenCaseDialogProps {
  readonly line: LineKey;
  readonly onClose: () => void;
}

const NOTHING_TYPED: { readonly reason: SupportReason | ''; readonly note: string } = { reason: '', note: '' };
const schema = object({
  reason: string().oneOf([...SUPPORT_REASONS], 'error.supportCase.reasonRequired'),
  note: checkedText(checkCaseNote),
});

/** Opens a case about a line: why, and what is known. */
export function OpenCaseDialog({ line, onClose }: OpenCaseDialogProps) {
  const { t } = useTranslation('orderHistory');
  const { t: tCommon } = useTranslation();
  const notify = useNotify();
  const getIdempotencyKey = useIdempotencyKey();
  const [openCase] = useOpenSupportCaseMutation();
  const saved = () => {
    notify.success(t('case.opened'));
    onClose();
  };
  return (
    <Dialog opened title={t('case.openTitle')} onClose={onClose}>
      <FormShell
        label={t('case.openTitle')}
        initialValues={NOTHING_TYPED}
        schema={schema}
        toBody={({ reason, note }) => ({ reason: reason || 'OTHER', note: note.trim() })}
        onSubmit={(body) => openCase({ ...line, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
        onSaved={saved}
        errorFallback={t('case.failed')}
        draftKey={`orders.case.${line.referenceOrderId}.${line.lineNumber}`}
        draftUntil="left"
        leaveGuard={false}
      >
        <SelectField
          name="reason"
          label={t('case.reasonLabel')}
          options={[
            { value: '', label: t('case.choose') },
            ...SUPPORT_REASONS.map((value) => ({ value, label: t(`case.reason.${value}`) })),
          ]}
          required
        />
        <TextAreaField name="note" label={t('case.note')} maxLength={SETTINGS.supportCases.noteLength} required />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {tCommon('action.cancel')}
          </Button>
          <SubmitButton>{t('case.open')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
