import type { CatalogItem } from '@portal/shared/contract/catalog';
import type { CartLine, ChangeCartLineBody } from '@portal/shared/contract/shoppingCarts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountControl } from '../../../entities/catalog/AmountControl.tsx';
import {
  amountSchema,
  getInitialAmount,
  toDecimalText,
  toItemAmount,
  type AmountValues,
} from '../../../entities/catalog/amountForm.ts';
import { useItem } from '../../../entities/catalog/useCatalog.ts';
import { useLocale } from '../../../i18n/useLocale.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PartFailure } from '../../../ui/failure/PartFailure.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { DialogActions } from '../../../ui/form/DialogActions.tsx';
import { FormShell } from '../../../ui/form/FormShell.tsx';
import { getRecipientName, useUpdateCartLineMutation } from '../../quick-order/index.ts';
import { PersonFields } from './PersonFields.tsx';
import { personSchema } from './personRules.ts';
import { toChanges, toPersonField, toPersonValues, type PersonValues } from './personValues.ts';
import { usePersonRules } from './usePersonRules.ts';

export interface EditPersonProps {
  readonly cartId: string;
  readonly line: CartLine;
  readonly onClose: () => void;
}

/** Changes one person of the order, the address, and how much the person gets. */
export function EditPerson(props: EditPersonProps) {
  const { t } = useTranslation('physicalOrder');
  const { line, onClose } = props;
  const { item, error, isFetching, refetch } = useItem(line.utid);
  return (
    <Dialog opened title={t('edit.title', { name: getRecipientName(line) })} onClose={onClose}>
      {item !== undefined && <PersonForm {...props} item={item} />}
      {item === undefined && error !== undefined && !isFetching && (
        <PartFailure error={error} title={t('edit.rewardFailed')} onRetry={refetch} />
      )}
      {item === undefined && (error === undefined || isFetching) && <PageSkeleton rows={4} />}
    </Dialog>
  );
}

interface PersonFormProps extends EditPersonProps {
  /** Null once the reward is in the catalogue no more: then its amount stays. */
  readonly item: CatalogItem | null;
}

type EditValues = PersonValues & AmountValues;

function PersonForm({ cartId, line, item, onClose }: PersonFormProps) {
  const { t } = useTranslation('physicalOrder');
  const locale = useLocale();
  const rules = usePersonRules();
  const [updateLine] = useUpdateCartLineMutation();
  const [initialValues] = useState<EditValues>(() => ({
    ...toPersonValues(line),
    amount:
      item === null ? '' : getInitialAmount(item, toDecimalText(line.amount, line.rewardItem.currencyCode), locale),
  }));
  const schema = personSchema(rules);
  return (
    <FormShell<EditValues, ChangeCartLineBody>
      initialValues={initialValues}
      schema={item === null ? schema : schema.concat(amountSchema(item, locale))}
      toBody={(values) => toChanges(line, values, item === null ? null : toItemAmount(values.amount, item, locale))}
      onSubmit={(body) => updateLine({ cartId, identifier: line.identifier, body }).unwrap()}
      onSaved={onClose}
      errorFallback={t('edit.failed')}
      fieldName={toPersonField}
      draftKey={`order.physical.line.${line.identifier}`}
      draftUntil="left"
      label={t('edit.title', { name: getRecipientName(line) })}
    >
      <PersonFields {...rules} areNotesRequired={rules.areNotesRequired || line.metadata.notes !== null} />
      {item !== null && <AmountControl item={item} />}
      <DialogActions onClose={onClose}>{t('edit.save')}</DialogActions>
    </FormShell>
  );
}
