import { PATHS } from '@portal/shared/domain/access/paths';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getAddFundsLocation } from '../../../entities/account/addFundsLocation.ts';
import { LinkButton } from '../../../ui/button/LinkButton.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import type { BankOutcome } from './bankOutcome.ts';
import { useBankOutcome } from './useBankOutcome.ts';
import { useOutcomeNote } from './useOutcomeNote.ts';

/** The outcome of a deposit by bank, for who comes from elsewhere, and what can be done next. */
export function ShownResult({ reference }: { readonly reference: string }) {
  const { t } = useTranslation('addFunds');
  const outcomeFor = useBankOutcome();
  const getNote = useOutcomeNote();
  const [outcome, setOutcome] = useState<BankOutcome | null>(null);
  useEffect(() => {
    let isShown = true;
    void outcomeFor(reference, () => isShown).then((known) => {
      if (isShown) setOutcome(known);
    });
    return () => {
      isShown = false;
    };
  }, [reference, outcomeFor]);
  if (outcome === null) return <p role="status">{t('bank.asking')}</p>;
  const note = getNote(outcome);
  if (note === null) return <Redirect to={PATHS.funding} />;
  return (
    <Notice kind={note.kind} actions={<Actions outcome={outcome} />}>
      {note.text}
    </Notice>
  );
}

function Actions({ outcome: { kind, result } }: { readonly outcome: BankOutcome }) {
  const { t } = useTranslation('addFunds');
  const again = result === null ? PATHS.addFunds : getAddFundsLocation(result.accountIdentifier, result.amount);
  return (
    <>
      {(kind === 'failed' || kind === 'left') && (
        <LinkButton to={again} size="xs">
          {t('bank.again')}
        </LinkButton>
      )}
      <LinkButton to={PATHS.funding} size="xs" variant="default">
        {t('bank.back')}
      </LinkButton>
      <LinkButton to={PATHS.fundingHistory} size="xs" variant="default">
        {t('bank.history')}
      </LinkButton>
    </>
  );
}
