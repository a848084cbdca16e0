import { Button } from '@mantine/core';
import type { KybReview } from '@portal/shared/contract/staffKyb';
import { useFormikContext } from 'formik';
import { useContext, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { FormShellContext } from '../../ui/form/formShellContext.ts';
import { useLazyGetKybReviewQuery } from '../kybApi.ts';
import { isStale } from '../isStale.ts';
import type { DecisionValues } from './decisionSchema.ts';
import { useDecisionFailureText } from './useDecisionFailureText.ts';

/** A decision that could not be saved; after one of somebody else, what holds now can be loaded and nothing typed is lost. */
export function DecisionFailure({ review }: { readonly review: KybReview }) {
  const { t } = useTranslation('staff');
  const textOf = useDecisionFailureText();
  const { failure, dismissFailure } = useContext(FormShellContext);
  const { setFieldValue } = useFormikContext<DecisionValues>();
  const [read, { isFetching }] = useLazyGetKybReviewQuery();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (failure === null) return null;
  const reload = async () => {
    const { data } = await read(review.platformClientId);
    if (data === undefined) return;
    dismissFailure();
    await setFieldValue('version', data.version);
  };
  return (
    <div ref={place}>
      <Notice
        kind="error"
        actions={
          isStale(failure) && (
            <Button variant="default" size="xs" loading={isFetching} onClick={() => void reload()}>
              {t('action.reload')}
            </Button>
          )
        }
      >
        {textOf(failure)}
      </Notice>
    </div>
  );
}
