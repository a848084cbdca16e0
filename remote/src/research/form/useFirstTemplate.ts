import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { useListTemplatesQuery } from '../../entities/delivery-template/templateApi.ts';
import type { IncentiveValues } from './incentiveValues.ts';

/** Chooses the default template of the account where none is chosen, or one that the account has not. */
export function useFirstTemplate(): void {
  const { values, dirty, setValues, resetForm } = useFormikContext<IncentiveValues>();
  const { accountIdentifier, etid } = values;
  const { currentData: templates } = useListTemplatesQuery(accountIdentifier === '' ? skipToken : accountIdentifier);
  useEffect(() => {
    const first = templates?.[0];
    if (first === undefined || templates?.some((one) => one.emailTemplateIdentifier === etid) === true) return;
    const next = {
      ...values,
      etid: first.emailTemplateIdentifier,
      subject: values.subject === '' ? first.subjectTemplate : values.subject,
    };
    // A choice made by itself is no change that somebody made.
    if (dirty) void setValues(next);
    else resetForm({ values: next });
  }, [templates, etid, values, dirty, setValues, resetForm]);
}
