import { Button } from '@mantine/core';
import { checkCaseNote } from '@portal/shared/domain/ordering/supportCases';
import { SETTINGS } from '@portal/shared/domain/settings';
import { useTranslation } from 'react-i18next';
import { object } from 'yup';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { checkedText } from '../../../ui/form/checkedText.ts';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useAddCaseNoteMutation, type LineKey } from '../historyApi.ts';

interface CaseNoteDialogProps {
  readonly address: LineKey & { readonly caseIdentifier: string };
  readonly onClose: () => void;
}

const schema = object({ note: checkedText(checkCaseNote) });

/** Adds a note to a case. */
export function CaseNoteDialog({ address, onClose }: CaseNoteDialogProps) {
  const { t } = useTranslation('orderHistory');
  const { t: tCommon } = useTranslation();
  const getIdempotencyKey = useIdempotencyKey();
  const [addNote] = useAddCaseNoteMutation();
  return (
    <Dialog opened title={t('case.add')} onClose={onClose}>
      <FormShell
        label={t('case.add')}
        initialValues={{ note: '' }}
        schema={schema}
        toBody={({ note }) => ({ note: note.trim() })}
        onSubmit={(body) => addNote({ ...address, body, idempotencyKey: getIdempotencyKey(body) }).unwrap()}
        onSaved={onClose}
        errorFallback={t('case.failed')}
        draftKey={`orders.caseNote.${address.caseIdentifier}`}
        draftUntil="left"
        leaveGuard={false}
      >
        <TextAreaField name="note" label={t('case.note')} maxLength={SETTINGS.supportCases.noteLength} required />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {tCommon('action.cancel')}
          </Button>
          <SubmitButton>{t('case.add')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
