import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';

interface TransferUserDialogProps {
  readonly email: string;
  readonly onAnswer: (isSure: boolean) => void;
}

/** Says what a user of another organisation would lose, before that person is asked to move. */
export function TransferUserDialog({ email, onAnswer }: TransferUserDialogProps) {
  const { t } = useTranslation('team');
  return (
    <ConfirmDialog
      opened
      title={t('elsewhere.title', { email })}
      confirmLabel={t('elsewhere.confirm')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    >
      <p>{t('elsewhere.text')}</p>
      <ul>
        <li>{t('elsewhere.access')}</li>
        <li>{t('elsewhere.permissions')}</li>
        <li>{t('elsewhere.password')}</li>
      </ul>
      <p>{t('elsewhere.nothing')}</p>
    </ConfirmDialog>
  );
}
