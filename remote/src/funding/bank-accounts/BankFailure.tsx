import { Button } from '@mantine/core';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import type { GetStepLocation } from './bankAccountPaths.ts';
import type { BankAccountValues } from './bankAccountValues.ts';
import { readDeclineDetails, isAgreementChanged, isBankAccountChanged } from './bankRefusals.ts';
import { DeclinedNotice } from './DeclinedNotice.tsx';
import { useLoadCurrent } from './useLoadCurrent.ts';

interface BankFailureProps {
  /** Identifier of the bank account that is changed. */
  readonly identifier: string | undefined;
  readonly getStepLocation: GetStepLocation;
}

/** A bank account that could not be saved. It gets the focus; the form keeps everything typed. */
export function BankFailure({ identifier, getStepLocation }: BankFailureProps) {
  const { failure } = useContext(FormShellContext);
  const { setFieldValue } = useFormikContext<BankAccountValues>();
  const containerRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure === null) return;
    containerRef.current?.focus();
    // Another text is accepted anew.
    if (isAgreementChanged(failure)) void setFieldValue('accepted', false);
  }, [failure, setFieldValue]);
  if (failure === null) return null;
  const declined = readDeclineDetails(failure);
  return (
    <div ref={containerRef} tabIndex={-1} className="pr-bank__failure">
      {declined === null ? (
        <OtherFailure identifier={identifier} />
      ) : (
        <DeclinedNotice declined={declined} getStepLocation={getStepLocation} />
      )}
    </div>
  );
}

function OtherFailure({ identifier }: Pick<BankFailureProps, 'identifier'>) {
  const { i18n } = useTranslation();
  const { failure, errorFallback } = useContext(FormShellContext);
  return (
    <Notice
      kind={isAgreementChanged(failure) ? 'warning' : 'error'}
      actions={
        identifier !== undefined && isBankAccountChanged(failure) ? <LoadCurrent identifier={identifier} /> : undefined
      }
    >
      {apiErrorMessage(i18n, failure, errorFallback)}
    </Notice>
  );
}

function LoadCurrent({ identifier }: { readonly identifier: string }) {
  const { t } = useTranslation('bankAccounts');
  const [load, isLoading] = useLoadCurrent(identifier);
  return (
    <Button variant="default" loading={isLoading} onClick={() => void load()}>
      {t('loadCurrent')}
    </Button>
  );
}
