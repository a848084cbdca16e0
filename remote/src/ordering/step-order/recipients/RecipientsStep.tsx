import { Button } from '@mantine/core';
import type { Upload } from '@portal/shared/contract/uploads';
import { PATHS } from '@portal/shared/domain/access/paths';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { getMethod, listRecipientMethods, MethodSwitch, type RecipientMethod } from '../../quick-order/index.ts';
import { OrderTotal } from '../OrderTotal.tsx';
import { listPersonalErrors } from '../stepState.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { AddPerson } from './AddPerson.tsx';
import type { PastePeopleProps } from './PastePeople.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import type { PastedPeople } from './readPeople.ts';
import { RemoveAll } from './RemoveAll.tsx';
import { UnfinishedOrder } from './UnfinishedOrder.tsx';

const PastePeople = lazyDialog<PastePeopleProps>(async () => (await import('./PastePeople.tsx')).PastePeople);

const UNREAD_LISTED = 20;

/** The people who get the rewards, typed one by one or pasted. */
export function RecipientsStep({ order }: { readonly order: StepOrder }) {
  const { t } = useTranslation(['stepOrder', 'upload']);
  const { upload } = order;
  const methods = listRecipientMethods(usePlatform());
  const [chosen, setChosen] = useState<RecipientMethod>('EMAIL');
  const method = getMethod({ method: chosen }, methods);
  const kind = upload?.kind ?? method;
  const [isPasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState<PastedPeople | null>(null);
  return (
    <div className="pr-step-order">
      {upload === null && <UnfinishedOrder onResume={order.resume} />}
      {upload === null && methods.length > 1 && (
        <div className="pr-step-order__methods">
          <MethodSwitch label={t('upload:kind.label')} methods={methods} value={method} onChange={setChosen} />
        </div>
      )}
      <Section
        title={t('add.title')}
        action={
          <Button variant="default" onClick={() => setPasting(true)}>
            {t('paste.open')}
          </Button>
        }
      >
        <AddPerson order={order} kind={kind} />
      </Section>
      {pasted !== null && <Pasted people={pasted} />}
      {upload !== null && upload.rowCount > 0 && <People order={order} upload={upload} />}
      {isPasting && (
        <PastePeople
          order={order}
          kind={kind}
          onClose={() => setPasting(false)}
          onAdded={(people) => {
            setPasting(false);
            setPasted(people);
          }}
        />
      )}
    </div>
  );
}

/** Says how many people a pasted text had, and which of its rows named nobody. */
function Pasted({ people: { lines, unread } }: { readonly people: PastedPeople }) {
  const { t } = useTranslation('quickOrder');
  const rows = unread.slice(0, UNREAD_LISTED).join(t('paste.separator')) + (unread.length > UNREAD_LISTED ? ' …' : '');
  return (
    <Notice kind={unread.length > 0 ? 'warning' : 'success'} title={t('paste.taken', { count: lines.length })}>
      {unread.length > 0 && t('paste.unread', { rows })}
    </Notice>
  );
}

interface PeopleProps {
  readonly order: StepOrder;
  readonly upload: Upload;
}

function People({ order, upload }: PeopleProps) {
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
