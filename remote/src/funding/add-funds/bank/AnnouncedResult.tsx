import { useEffect } from 'react';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { Redirect } from '../../../ui/page/Redirect.tsx';
import { clearReturnRoute } from './returnRoute.ts';
import { useBankOutcome } from './useBankOutcome.ts';
import { useOutcomeNote } from './useOutcomeNote.ts';

interface AnnouncedResultProps {
  readonly reference: string;
  /** The address that was left for the bank's page. */
  readonly to: string;
}

/** Leads back to where the deposit began; the outcome is said there, as soon as it is known. */
export function AnnouncedResult({ reference, to }: AnnouncedResultProps) {
  const notify = useNotify();
  const outcomeFor = useBankOutcome();
  const getNote = useOutcomeNote();
  useEffect(() => {
    clearReturnRoute();
    void outcomeFor(reference).then((outcome) => {
      const note = getNote(outcome);
      if (note?.kind === 'success') notify.success(note.text);
      else if (note?.kind === 'error') notify.moneyError(note.text);
      else if (note !== null) notify.moneyInfo(note.text);
    });
  }, [reference, outcomeFor, getNote, notify]);
  return <Redirect to={to} />;
}
