import { Button } from '@mantine/core';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useCheckedForm } from './useCheckedForm.ts';

/**
 * Validates the form and opens the confirm dialog, or focuses the first invalid field. Enter in a field does not
 * submit.
 */
export function ReviewButton({ variant }: { readonly variant: 'filled' | 'default' }) {
  const { t } = useTranslation('quickOrder');
  const navigate = useNavigate();
  const { search } = useLocation();
  const check = useCheckedForm();
  const review = async (form: HTMLFormElement | null) => {
    if (await check(form)) await navigate({ pathname: PATHS.confirmOrder, search });
  };
  return (
    <Button variant={variant} onClick={(event) => void review(event.currentTarget.form)}>
      {t('review.button')}
    </Button>
  );
}
