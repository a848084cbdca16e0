import { checkName } from '@portal/shared/domain/ordering/recipientRules';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { object, string } from 'yup';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { useFeature, usePlatform } from '../../../entities/platform/signedIn.ts';
import { TextField } from '../../../ui/form/TextField.tsx';
import { PASTE_MAX, PasteDialog, PasteRefusal } from '../../paste/PasteDialog.tsx';
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
  const { t } = useTranslation(['stepOrder', 'quickOrder']);
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
    <PasteDialog<PasteValues, PastedPeople, PastedPeople>
      texts={{
        title: t('paste.title'),
        field: t('paste.people'),
        help: t(kind === 'MOBILE' ? 'paste.helpNumbers' : 'paste.help', PASTE_MAX),
        submit: t('paste.button'),
      }}
      onClose={onClose}
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
      outcome={
        refused !== null && (
          <PasteRefusal
            tooMany={refused.isTooMany ? t('paste.tooMany', PASTE_MAX) : null}
            doubtfulRow={refused.doubtfulRow}
            nothing={t('quickOrder:paste.nothing')}
          />
        )
      }
    >
      {isBlast && <TextField name="greeting" label={t('paste.greeting')} help={t('paste.greetingHelp')} />}
    </PasteDialog>
  );
}
