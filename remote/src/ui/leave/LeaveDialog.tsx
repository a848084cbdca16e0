import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { PlainDialog } from '../dialog/PlainDialog.tsx';

interface LeaveDialogProps {
  /** The fate of the entries: kept as a draft, lost, or deleted with the session. */
  readonly outcome: 'kept' | 'lost' | 'signOut';
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** The question before a changed form is left. */
export function LeaveDialog({ outcome, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation();
  const actions = (
    <>
      <Button variant="default" onClick={onStay}>
        {t('action.stay')}
      </Button>
      <Button onClick={onLeave}>{t('action.leave')}</Button>
    </>
  );
  return (
    <PlainDialog title={t('draft.title')} onClose={onStay} actions={actions}>
      {t(`draft.${outcome}`)}
    </PlainDialog>
  );
}
