import { Button } from '@mantine/core';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormFailure } from '../../ui/form/FormFailure.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { getFailureText, isChangedMeanwhile } from '../authenticationTexts.ts';
import { useListSsoDomainsQuery } from '../domainsApi.ts';

/** A change of a domain that was not saved. One that somebody else changed meanwhile is loaded anew when that is wanted. */
export function DomainFailure() {
  const { t, i18n } = useTranslation('authentication');
  const { failure } = useContext(FormShellContext);
  const { refetch, isFetching } = useListSsoDomainsQuery(undefined);
  const load = (
    <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
      {t('action.loadCurrent')}
    </Button>
  );
  return (
    <FormFailure
      getText={(error) => getFailureText(i18n, error, t('domain.saveFailed'))}
      actions={isChangedMeanwhile(failure) ? load : undefined}
    />
  );
}
