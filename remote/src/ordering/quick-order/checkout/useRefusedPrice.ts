import { useFormikContext } from 'formik';
import { useCallback, useContext, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { useDraftStore } from '../../../ui/form/draftStore.ts';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import { isAlreadyPlaced } from '../placing/orderRefusal.ts';
import type { Pricing } from '../price/usePricing.ts';
import type { CheckoutValues } from './checkoutValues.ts';
import { removeOrderDraft } from './orderDraft.ts';

/** Reacts to what the server refused while pricing or placing: fields go to their places, an order that was placed already empties the form (F14). */
export function useRefusedPrice({ answer, forget }: Pricing): void {
  const { t } = useTranslation('quickOrder');
  const notify = useNotify();
  const drafts = useDraftStore();
  const { failure, dismissFailure, refuseFields } = useContext(FormShellContext);
  const { resetForm, setFieldTouched, validateForm } = useFormikContext<CheckoutValues>();
  const refusal = answer?.error ?? null;
  const wasPlaced = isAlreadyPlaced(refusal) || isAlreadyPlaced(failure);

  const empty = useCallback(() => {
    removeOrderDraft(drafts);
    forget();
    dismissFailure();
    resetForm();
    notify.warning(t('placed'));
  }, [drafts, forget, dismissFailure, resetForm, notify, t]);
  useEffect(() => {
    if (wasPlaced) empty();
  }, [wasPlaced, empty]);

  useEffect(() => {
    if (refusal === null) return;
    for (const name of refuseFields(refusal)) void setFieldTouched(name, true, false);
    void validateForm();
  }, [refusal, refuseFields, setFieldTouched, validateForm]);
}
