import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isOutcomeUnknown } from '../../api/apiError.ts';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { FormFailure } from '../../ui/form/FormFailure.tsx';

/** An incentive that could not be saved, with buttons that lead out of it. After a lost answer saving may be repeated. */
export function SaveFailure({ actions }: { readonly actions?: ReactNode }) {
  const { t, i18n } = useTranslation('research');
  return (
    <FormFailure
      getText={(failure) =>
        isOutcomeUnknown(failure) ? t('failed.unknown') : apiErrorMessage(i18n, failure, t('failed.save'))
      }
      actions={actions}
    />
  );
}
