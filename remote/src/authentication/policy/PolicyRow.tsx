import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { apiErrorMessage } from '../../i18n/apiErrorMessage.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import '../authentication.css';

interface PolicyRowProps {
  /** Names the switch. */
  readonly name: string;
  /** In place of the plain name, such as a link and a state. */
  readonly head?: ReactNode;
  readonly about: ReactNode;
  readonly isOn: boolean;
  readonly isBusy?: boolean;
  /** Why it cannot be switched; null: it can. */
  readonly lock: string | null;
  /** Why it was not switched; null: it was not refused. */
  readonly refusal?: unknown;
  /** Null: nothing to switch yet. */
  readonly onTurn: ((isOn: boolean) => void) | null;
}

/** One way to sign in, or to get codes, with its switch and why that may be locked. */
export function PolicyRow({ name, head, about, isOn, isBusy = false, lock, refusal = null, onTurn }: PolicyRowProps) {
  const { t, i18n } = useTranslation('authentication');
  const id = useId();
  return (
    <li className="pr-sso-row">
      {head}
      <label htmlFor={id} className={head === undefined ? 'pr-sso-row__name' : 'pr-hidden-text'}>
        {name}
      </label>
      {onTurn !== null && (
        <Switch
          id={id}
          isOn={isOn}
          isBusy={isBusy}
          isLocked={lock !== null}
          describedBy={`${id}-about`}
          onTurn={onTurn}
        />
      )}
      <div id={`${id}-about`} className="pr-sso-row__about">
        <p>{about}</p>
        {lock !== null && <p className="pr-sso-row__lock">{lock}</p>}
      </div>
      {refusal !== null && (
        <div className="pr-sso-row__refusal">
          <Notice kind="error">{apiErrorMessage(i18n, refusal, t('policy.failed'))}</Notice>
        </div>
      )}
    </li>
  );
}
