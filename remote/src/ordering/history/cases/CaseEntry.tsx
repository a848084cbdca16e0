import { Button } from '@mantine/core';
import type { SupportCase } from '@portal/shared/contract/supportCases';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../../i18n/apiErrorMessage.ts';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Notice } from '../../../ui/feedback/Notice.tsx';
import { useNotify } from '../../../ui/feedback/useNotify.ts';
import { StatusChip } from '../../../ui/status/StatusChip.tsx';
import { RelativeTime } from '../../../ui/time/RelativeTime.tsx';
import { useCloseSupportCaseMutation, type LineKey } from '../historyApi.ts';
import { CaseNoteDialog } from './CaseNoteDialog.tsx';

interface CaseEntryProps {
  readonly line: LineKey;
  readonly entry: SupportCase;
}

/** A case with its notes; while it is open, others can be added. */
export function CaseEntry({ line, entry }: CaseEntryProps) {
  const { t } = useTranslation('orderHistory');
  const [asked, setAsked] = useState<'note' | 'close' | null>(null);
  const address = { ...line, caseIdentifier: entry.caseIdentifier };
  const isOpen = entry.status === 'OPEN';
  const end = () => setAsked(null);
  return (
    <li className="pr-cases__case">
      <p className="pr-cases__head">
        <span>{t(`case.reason.${entry.reason}`)}</span>
        <StatusChip label={t(`case.status.${entry.status}`)} tone={isOpen ? 'pending' : 'neutral'} />
      </p>
      <ul className="pr-cases__notes" aria-label={t('case.notes')}>
        {entry.notes.map(({ note, by, at }) => (
          <li key={`${at} ${note}`}>
            <p className="pr-cases__note">{note}</p>
            <p className="pr-history__muted">
              <RelativeTime at={at} /> <span>· {by}</span>
            </p>
          </li>
        ))}
      </ul>
      {entry.closed !== null && (
        <p className="pr-history__muted">
          {t('case.closed')} <RelativeTime at={entry.closed.at} /> <span>· {entry.closed.by}</span>
        </p>
      )}
      {isOpen && (
        <p className="pr-cases__actions">
          <Button variant="default" size="xs" onClick={() => setAsked('note')}>
            {t('case.add')}
          </Button>
          <Button variant="default" size="xs" onClick={() => setAsked('close')}>
            {t('case.close')}
          </Button>
        </p>
      )}
      {asked === 'note' && <CaseNoteDialog address={address} onClose={end} />}
      {asked === 'close' && <CloseCaseDialog address={address} onClose={end} />}
    </li>
  );
}

interface CloseCaseDialogProps {
  readonly address: LineKey & { readonly caseIdentifier: string };
  readonly onClose: () => void;
}

/** Asks before a case is closed, which cannot be undone. */
function CloseCaseDialog({ address, onClose }: CloseCaseDialogProps) {
  const { t, i18n } = useTranslation('orderHistory');
  const notify = useNotify();
  const [closeCase, { isLoading, error }] = useCloseSupportCaseMutation();
  const confirm = async () => {
    if ((await closeCase(address)).error !== undefined) return;
    notify.success(t('case.closedNow'));
    onClose();
  };
  return (
    <ConfirmDialog
      opened
      title={t('case.closeTitle')}
      confirmLabel={t('case.close')}
      busy={isLoading}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {error !== undefined && <Notice kind="error">{apiErrorMessage(i18n, error, t('case.failed'))}</Notice>}
      <p>{t('case.closeText')}</p>
    </ConfirmDialog>
  );
}
