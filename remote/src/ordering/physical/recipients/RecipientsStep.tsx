import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useTakesFiles } from '../../../entities/account/useTakesFiles.ts';
import { toDecimalText } from '../../../entities/catalog/amountForm.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx';
import { lazyDialog } from '../../../ui/lazy/lazyDialog.tsx';
import { Section } from '../../../ui/page/Section.tsx';
import { getChoiceUploadPath } from '../../filePaths.ts';
import { NoReward, useChosenReward } from '../../quick-order/index.ts';
import type { PhysicalOrder } from '../physicalOrder.ts';
import { AddPerson } from './AddPerson.tsx';
import { MailedReward } from './MailedReward.tsx';
import { LeftOut } from './paste/LeftOut.tsx';
import type { PastePeopleProps } from './paste/PastePeople.tsx';
import type { PasteOutcome } from './paste/useAddPasted.ts';
import { People } from './People.tsx';

const PastePeople = lazyDialog<PastePeopleProps>(async () => (await import('./paste/PastePeople.tsx')).PastePeople);

export interface RecipientsStepProps {
  /** Null before there is a cart. */
  readonly order: PhysicalOrder | null;
  readonly onPlaced: () => void;
}

/** The reward that further people get: that of the address, else what the last one gets. */
function useMailedReward(order: PhysicalOrder | null) {
  const [params] = useSearchParams();
  const utid = params.get('utid');
  const last = order?.lines.at(-1);
  const isChosen = utid !== null || last === undefined;
  return useChosenReward(
    isChosen ? utid : last.utid,
    isChosen ? (params.get('amount') ?? '') : toDecimalText(last.amount, last.rewardItem.currencyCode),
  );
}

/** The people who get something by mail, and where it goes. */
export function RecipientsStep({ order, onPlaced }: RecipientsStepProps) {
  const { t } = useTranslation('physicalOrder');
  const takesFiles = useTakesFiles();
  const ordered = useMailedReward(order);
  const [params] = useSearchParams();
  const count = order?.lines.length ?? 0;
  // A reward that was just chosen waits for its first person.
  const [isChoosing] = useState(() => params.has('utid'));
  const [isAdding, setAdding] = useState(isChoosing || count === 0);
  const [added, setAdded] = useState(0);
  const [isPasting, setPasting] = useState(false);
  const [pasted, setPasted] = useState<PasteOutcome | null>(null);
  const isOpen = isAdding || count === 0;
  return (
    <div className="pr-physical">
      {order !== null && count > 0 && (
        <Section title={t('people.title', { count: order.cart.mailing?.lineCount ?? count })}>
          <People order={order} onPlaced={onPlaced} />
        </Section>
      )}
      {pasted !== null && <Pasted outcome={pasted} />}
      {isOpen && adding()}
      {!isOpen && order !== null && (
        <div className="pr-physical__foot">
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('add.another')}
          </Button>
          <LinkButton to={order.to('personalization')}>{t('toLetter')}</LinkButton>
        </div>
      )}
    </div>
  );

  function adding() {
    if (ordered.kind === 'loading') return <PageSkeleton rows={4} />;
    if (ordered.kind !== 'ready') return <NoReward ordered={ordered} />;
    const { reward } = ordered;
    return (
      <Section
        title={t(count === 0 ? 'add.first' : 'add.title')}
        action={
          <span className="pr-physical__ways">
            <Button variant="default" size="xs" onClick={() => setPasting(true)}>
              {t('paste.open')}
            </Button>
            {takesFiles && (
              <LinkButton to={getChoiceUploadPath(reward)} variant="default" size="xs">
                {t('toFile')}
              </LinkButton>
            )}
          </span>
        }
      >
        <MailedReward reward={reward} />
        <AddPerson
          key={added}
          order={order}
          reward={reward}
          isNext={added > 0}
          onCancel={count === 0 ? null : () => setAdding(false)}
          onAdded={() => {
            setAdded(added + 1);
            setAdding(true);
          }}
        />
        {isPasting && (
          <PastePeople
            order={order}
            reward={reward}
            onClose={() => setPasting(false)}
            onAdded={(outcome) => {
              setPasting(false);
              setPasted(outcome);
              setAdding(false);
            }}
          />
        )}
      </Section>
    );
  }
}

/** Says how many people a pasted list had, and which of its columns were left out. */
function Pasted({ outcome: { good, leftOut } }: { readonly outcome: PasteOutcome }) {
  const { t } = useTranslation('quickOrder');
  return (
    <Notice kind="success" title={t('paste.taken', { count: good.length })}>
      <LeftOut columns={leftOut} />
    </Notice>
  );
}
