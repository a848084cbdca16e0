import { PATHS } from '@portal/shared/domain/access/paths';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { BusyButton, type BusyButtonProps } from '../../../ui/button/BusyButton.tsx';
import { useCheckedForm } from './useCheckedForm.ts';

/**
 * Validates the form and opens the confirm dialog, or focuses the first invalid field. Enter in a field does not
 * submit.
 */
export function ReviewButton(props: Pick<BusyButtonProps, 'disabled' | 'aria-describedby'>) {
  const { t } = useTranslation('quickOrder');
  const navigate = useNavigate();
  const { search } = useLocation();
  const check = useCheckedForm();
  const review = async (form: HTMLFormElement | null) => {
    if (await check(form)) await navigate({ pathname: PATHS.confirmOrder, search });
  };
  return (
    <BusyButton {...props} busy={false} onClick={(event) => void review(event.currentTarget.form)}>
      {t('review.button')}
    </BusyButton>
  );
}
