import type { UploadLine, UploadLineBody } from '@portal/shared/contract/uploads';
import { fullName } from '@portal/shared/domain/people/fullName';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { DialogActions } from '../../../ui/form/DialogActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { useReplaceUploadLineMutation } from '../stepOrderApi.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { PersonFields } from './PersonFields.tsx';
import { personSchema, toPersonField, toPersonValues, withPerson, type PersonValues } from './personValues.ts';
import { usePersonRules } from './usePersonRules.ts';

export interface EditPersonProps {
  readonly order: StepOrder;
  readonly kind: UploadKind;
  readonly line: UploadLine;
  readonly onClose: () => void;
}

/** Changes one person of the order. */
export function EditPerson({ order, kind, line, onClose }: EditPersonProps) {
  const { t } = useTranslation('stepOrder');
  const rules = usePersonRules(kind);
  const [replaceLine] = useReplaceUploadLineMutation();
  const [initialValues] = useState(() => toPersonValues(line));
  const title = t('edit.title', { name: getPersonName(line) });
  return (
    <Dialog opened title={title} onClose={onClose}>
      <FormShell<PersonValues, UploadLineBody>
        initialValues={initialValues}
        schema={personSchema(rules)}
        toBody={(values) => withPerson(line, values, kind)}
        onSubmit={(body) =>
          order.change((uploadId) => replaceLine({ uploadId, lineId: line.identifier, body }).unwrap(), kind)
        }
        onSaved={onClose}
        errorFallback={t('edit.failed')}
        fieldName={toPersonField}
        draftKey={`order.steps.line.${line.identifier}`}
        draftUntil="left"
        label={title}
      >
        <PersonFields rules={rules} />
        <DialogActions onClose={onClose}>{t('edit.save')}</DialogActions>
      </FormShell>
    </Dialog>
  );
}

/** Returns the name of a line's person, or the address or number where there is none. */
export const getPersonName = (line: UploadLine): string =>
  fullName(line.recipientFirstName, line.recipientLastName) || getContactText(line) || String(line.lineNumber);

export const getContactText = ({ recipientEmail, recipientMobileNumber }: UploadLine): string =>
  recipientEmail || recipientMobileNumber;
