import { Skeleton } from '@mantine/core';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ScopeOptions } from '../../entities/delivery-template/form/scopeOptions.ts';
import { MailView } from '../../entities/delivery-template/MailView.tsx';
import { PartFailure } from '../../ui/failure/PartFailure.tsx';
import { cardNumberPaths } from '../../ui/form/cardNumberPaths.ts';
import { usePreviewTemplateQuery } from '../templatesApi.ts';
import { toTemplateBody, type TemplateValues } from './templateValues.ts';

/** The mail of the form with a sample reward, drawn by the server. */
export function TemplatePreview({ scopeOptions }: { readonly scopeOptions: ScopeOptions }) {
  const { t } = useTranslation('templates');
  const { values } = useFormikContext<TemplateValues>();
  const body = toTemplateBody(scopeOptions)(values);
  // A text that the form refuses is not asked about, and so not kept with the answers.
  const { data: mail, error, refetch } = usePreviewTemplateQuery(cardNumberPaths(body).length > 0 ? skipToken : body);
  if (mail !== undefined) return <MailView mail={mail} title={t('review.preview')} />;
  return error === undefined ? (
    <Skeleton height={480} radius={8} />
  ) : (
    <PartFailure error={error} title={t('review.previewFailed')} onRetry={() => void refetch()} />
  );
}
