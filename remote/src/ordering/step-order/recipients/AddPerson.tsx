import type { AddUploadLinesBody } from '@portal/shared/contract/uploads';
import type { UploadKind } from '@portal/shared/domain/uploads/uploadFields';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../api/useIdempotencyKey.ts';
import { useOrderingClosed } from '../../../entities/account/useOrderingClosed.tsx';
import { FormActions } from '../../../ui/form/FormActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useAddUploadLinesMutation } from '../stepOrderApi.ts';
import { STEP_DRAFTS } from '../stepsDraft.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { PersonFields } from './PersonFields.tsx';
import { NO_PERSON, personSchema, toLineBody, toPersonField, type PersonValues } from './personValues.ts';
import { usePersonRules } from './usePersonRules.ts';

interface AddPersonProps {
  readonly order: StepOrder;
  readonly kind: UploadKind;
}

/** Adds people one by one; each is stored at once. */
export function AddPerson({ order, kind }: AddPersonProps) {
  const { t } = useTranslation('stepOrder');
  const [added, setAdded] = useState(0);
  return (
    <PersonForm
      key={added}
      order={order}
      kind={kind}
      isNext={added > 0}
      onAdded={() => setAdded(added + 1)}
      label={t('add.title')}
    />
  );
}

interface PersonFormProps extends AddPersonProps {
  readonly label: string;
  /** Somebody was added just before: the next one is typed at once. */
  readonly isNext: boolean;
  readonly onAdded: () => void;
}

function PersonForm({ order, kind, label, isNext, onAdded }: PersonFormProps) {
  const { t } = useTranslation('stepOrder');
  const rules = usePersonRules(kind);
  // Once there are people, going on comes first.
  const isSecond = order.upload !== null && order.upload.rowCount > 0;
  const [addLines] = useAddUploadLinesMutation();
  const getKey = useIdempotencyKey();
  const { isClosed, describedBy, reason } = useOrderingClosed(order.accountIdentifier);
  const [containerRef] = useState(() => (element: HTMLDivElement | null) => {
    if (isNext) element?.querySelector('input')?.focus();
  });
  return (
    <div ref={containerRef}>
      <FormShell<PersonValues, AddUploadLinesBody>
        initialValues={NO_PERSON}
        schema={personSchema(rules)}
        toBody={(values) => [toLineBody(values, kind)]}
        onSubmit={(body) =>
          order.change(
            (uploadId) => addLines({ uploadId, body, idempotencyKey: getKey({ uploadId, body }) }).unwrap(),
            kind,
          )
        }
        onSaved={onAdded}
        errorFallback={t('add.failed')}
        fieldName={toPersonField}
        draftKey={STEP_DRAFTS.person}
        leaveGuard={false}
        label={label}
      >
        <PersonFields rules={rules} />
        {reason}
        <FormActions>
          <SubmitButton disabled={isClosed} describedBy={describedBy} {...(isSecond && { variant: 'default' })}>
            {t('add.button')}
          </SubmitButton>
        </FormActions>
      </FormShell>
    </div>
  );
}
