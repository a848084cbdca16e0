import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from '../../../entities/platform/signedIn.ts';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { getMethod, listRecipientMethods, MethodSwitch, type RecipientMethod } from '../../quick-order/index.ts';
import type { StepOrder } from '../useStepOrder.ts';
import { AddPerson } from './AddPerson.tsx';
import type { PastePeopleProps } from './PastePeople.tsx';
import type { PeopleProps } from './People.tsx';
import type { PastedPeople } from './readPeople.ts';
import { UnfinishedOrder } from './UnfinishedOrder.tsx';

const PastePeople = lazyDialog<PastePeopleProps>(async () => (await import('./PastePeople.tsx')).PastePeople);

const People = lazyPart<PeopleProps>(async () => (await import('./People.tsx')).People);

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
      {upload !== null && upload.rowCount > 0 && (
        <Suspense fallback={<PageSkeleton rows={3} />}>
          <People order={order} upload={upload} />
        </Suspense>
      )}
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
