import { Button } from '@mantine/core';
import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { useFeature, usePlatform } from '../../../entities/platform/signedIn.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { rule, usePasteReader } from '../../quick-order/index.ts';
import { useAddUploadLinesMutation } from '../stepOrderApi.ts';
import { STEP_DRAFTS } from '../stepsDraft.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { readPeople, type PastedPeople } from './readPeople.ts';

interface PasteValues {
  readonly people: string;
  readonly greeting: string;
}

const schema = object({
  people: string().trim().required('stepOrder:paste.required'),
  greeting: rule((text) => checkName(text, { required: false })),
});

export interface PastePeopleProps {
  readonly order: StepOrder;
  readonly kind: UploadKind;
  readonly onClose: () => void;
  readonly onAdded: (people: PastedPeople) => void;
}

/** Adds many people at once, as they were copied from a spreadsheet or a mail program. */
export function PastePeople({ order, kind, onClose, onAdded }: PastePeopleProps) {
  const { t } = useTranslation(['stepOrder', 'common']);
  const { requiredLineItemNotes: notes } = usePlatform();
  const isBlast = useFeature('blast-mode');
  const read = usePasteReader();
  const [addLines] = useAddUploadLinesMutation();
  const getKey = useIdempotencyKey();
  const [refused, setRefused] = useState<PastedPeople | null>(null);
  const add = async (people: PastedPeople): Promise<PastedPeople> => {
    const { lines: body } = people;
    if (body.length > 0)
      await order.change(
        (uploadId) => addLines({ uploadId, body, idempotencyKey: getKey({ uploadId, body }) }).unwrap(),
        kind,
      );
    return people;
  };
  return (
    <Dialog opened title={t('paste.title')} onClose={onClose} width={640}>
      <FormShell<PasteValues, PastedPeople, PastedPeople>
        initialValues={{ people: '', greeting: '' }}
        schema={schema}
        toBody={({ people, greeting }) =>
          readPeople(people, read(people, { notes, numbers: kind === 'MOBILE' }), { kind, greeting })
        }
        onSubmit={add}
        isFinal={({ lines }) => lines.length > 0}
        onSaved={(people) => (people.lines.length > 0 ? onAdded(people) : setRefused(people))}
        errorFallback={t('add.failed')}
        draftKey={STEP_DRAFTS.paste}
        leaveGuard={false}
        label={t('paste.title')}
      >
        {refused !== null && <Refused people={refused} />}
        <TextAreaField
          name="people"
          label={t('paste.people')}
          help={t(kind === 'MOBILE' ? 'paste.helpNumbers' : 'paste.help', { max: SETTINGS.orders.maxLines })}
          rows={10}
          required
        />
        {isBlast && <TextField name="greeting" label={t('paste.greeting')} help={t('paste.greetingHelp')} />}
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('paste.button')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}

function Refused({ people: { isTooMany, doubtfulRow } }: { readonly people: PastedPeople }) {
  const { t } = useTranslation(['stepOrder', 'quickOrder']);
  if (isTooMany) return <Notice kind="warning">{t('paste.tooMany', { max: SETTINGS.orders.maxLines })}</Notice>;
  return (
    <Notice kind="warning">
      {doubtfulRow === undefined ? t('quickOrder:paste.nothing') : t('quickOrder:paste.doubtful', { row: doubtfulRow })}
    </Notice>
  );
}
