import '../../ui/form/form.css';
import './move.css';
import { useTranslation } from 'react-i18next';

interface MoveNoticeProps {
  readonly organisation: string;
  /** The organisation that the user belongs to until the move is accepted. */
  readonly leaves: string;
}

/** Says what somebody loses who moves to another organisation, and that nothing happens without an answer. */
export function MoveNotice({ organisation, leaves }: MoveNoticeProps) {
  const { t } = useTranslation('recovery');
  return (
    <div className="pr-form">
      <p>{t('move.intro', { organisation, leaves })}</p>
      <ul className="pr-move__losses">
        <li>{t('move.access', { leaves })}</li>
        <li>{t('move.permissions')}</li>
        <li>{t('move.codes')}</li>
      </ul>
      <p>{t('move.otherwise', { leaves })}</p>
    </div>
  );
}
