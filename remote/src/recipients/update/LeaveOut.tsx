import { useTranslation } from 'react-i18next';
import '../../ui/form/form.css';

interface LeaveOutProps {
  readonly id: string;
  readonly count: number;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
}

/** Asks whether wrong rows are left out: who stands in one of them would be removed from the list. */
export function LeaveOut({ id, count, isTicked, onTick }: LeaveOutProps) {
  const { t } = useTranslation('allowlist');
  return (
    <div className="pr-checkbox">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        required
        aria-describedby={`${id}-help`}
        onChange={(event) => onTick(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{t('wrong.leaveOut', { count })}</label>
      <p id={`${id}-help`} className="pr-checkbox__help">
        {t('wrong.help')}
      </p>
    </div>
  );
}
