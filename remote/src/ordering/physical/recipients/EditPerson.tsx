import { Button } from '@mantine/core';
import type { CartLine, ChangeCartLineBody } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { getRecipientName, useUpdateCartLineMutation } from '../../quick-order/index.ts';
import { PersonFields } from './PersonFields.tsx';
import { personSchema, toChanges, toPersonField, toPersonValues, type PersonValues } from './personValues.ts';
import { usePersonRules } from './usePersonRules.ts';

export interface EditPersonProps {
  readonly cartId: string;
  readonly line: CartLine;
  readonly onClose: () => void;
}

/** Changes one person of the order, and the address. */
export function EditPerson({ cartId, line, onClose }: EditPersonProps) {
  const { t } = useTranslation(['physicalOrder', 'common']);
  const rules = usePersonRules();
  const [updateLine] = useUpdateCartLineMutation();
  const [initialValues] = useState(() => toPersonValues(line));
  const title = t('edit.title', { name: getRecipientName(line) });
  return (
    <Dialog opened title={title} onClose={onClose}>
      <FormShell<PersonValues, ChangeCartLineBody>
        initialValues={initialValues}
        schema={personSchema(rules)}
        toBody={(values) => toChanges(line, values)}
        onSubmit={(body) => updateLine({ cartId, identifier: line.identifier, body }).unwrap()}
        onSaved={onClose}
        errorFallback={t('edit.failed')}
        fieldName={toPersonField}
        draftKey={`order.physical.line.${line.identifier}`}
        draftUntil="left"
        label={title}
      >
        <PersonFields areNotesRequired={rules.areNotesRequired || line.metadata.notes !== null} />
        <FormActions>
          <Button variant="default" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
          <SubmitButton>{t('edit.save')}</SubmitButton>
        </FormActions>
      </FormShell>
    </Dialog>
  );
}
