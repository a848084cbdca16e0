import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { OrderTotal } from '../OrderTotal.tsx';
import { listPersonalErrors } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { RemoveAll } from './RemoveAll.tsx';

export interface PeopleProps {
  readonly order: StepOrder;
  readonly upload: Upload;
}

/** The people of the order, those to correct first told. */
export function People({ order, upload }: PeopleProps) {
  const { t } = useTranslation('stepOrder');
  const [isWrongOnly, setWrongOnly] = useState(false);
  const wrong = listPersonalErrors(upload);
  const wrongCount = wrong.reduce((most, { count }) => Math.max(most, count), 0);
  // Before reward and mail are chosen all lines are incomplete, and no list of those to correct helps.
  const isListable = wrong.length > 0 && wrong.length === upload.causes.length;
  return (
    <Section title={t('list.title', { count: upload.rowCount })} action={<RemoveAll order={order} upload={upload} />}>
      {wrong.length > 0 && (
        <Notice
          kind="warning"
          title={t('list.wrong', { count: wrongCount })}
          actions={
            isListable ? (
              <Button size="xs" variant="default" aria-pressed={isWrongOnly} onClick={() => setWrongOnly(!isWrongOnly)}>
                {t(isWrongOnly ? 'list.showAll' : 'list.showWrong')}
              </Button>
            ) : undefined
          }
        >
          {t('list.wrongText')}
        </Notice>
      )}
      <PeopleTable order={order} upload={upload} isWrongOnly={isWrongOnly && isListable} />
      <div className="pr-step-order__foot">
        <OrderTotal upload={upload} />
        <div className="pr-step-order__actions">
          <LinkButton to={PATHS.orderReward}>{t('toReward')}</LinkButton>
        </div>
      </div>
    </Section>
  );
}
