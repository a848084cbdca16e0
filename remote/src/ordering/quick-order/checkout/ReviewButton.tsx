import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/paths';
import { setNestedObjectValues, useFormikContext, type FormikTouched } from 'formik';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { FormShellContext } from '../../../ui/form/formShellContext.ts';
import type { CheckoutValues } from './checkoutValues.ts';
import { useCheckout } from './useCheckout.ts';

/**
 * Validates the form and opens the confirm dialog, or focuses the first invalid field. Enter in a field does not
 * submit.
 */
export function ReviewButton() {
  const { t } = useTranslation('quickOrder');
  const navigate = useNavigate();
  const { search } = useLocation();
  const { dismissFailure } = useContext(FormShellContext);
  const { placedCartId } = useCheckout().pricing;
  const { values, validateForm, setTouched } = useFormikContext<CheckoutValues>();
  const review = async (form: HTMLFormElement | null) => {
    dismissFailure();
    const errors = await validateForm();
    if (Object.keys(errors).length === 0) return navigate({ pathname: PATHS.confirmOrder, search });
    await setTouched(setNestedObjectValues<FormikTouched<CheckoutValues>>(values, true), false);
    // The errors are rendered after this event.
    window.setTimeout(() => form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  if (placedCartId !== null) return null;
  return (
    <Button onClick={(event) => void review(event.currentTarget.form)} className="pr-checkout__review">
      {t('review.button')}
    </Button>
  );
}
