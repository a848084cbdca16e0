import { PASSWORD_RULES } from '@portal/shared/domain/people/passwordRules';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import './locales.ts';
import './password-rules.css';

const LENGTHS = { min: String(SETTINGS.password.minLength), max: String(SETTINGS.password.maxLength) };

/** The password rules, each ticked as soon as the value of field `name` meets it. */
export function PasswordRules({ name }: { readonly name: string }) {
  const { t } = useTranslation('password');
  const { field } = useFieldState(name);
  const titleId = useId();
  return (
    <div>
      <p id={titleId} className="pr-rules__title">
        {t('rules')}
      </p>
      <ul className="pr-rules" aria-labelledby={titleId}>
        {PASSWORD_RULES.map(({ id, holds }) => {
          const isMet = holds(field.value);
          const Icon = isMet ? IconCircleCheck : IconCircle;
          return (
            <li key={id} className={isMet ? 'pr-rules__rule pr-rules__rule--met' : 'pr-rules__rule'}>
              <Icon size={16} aria-hidden="true" />
              <span>{t(`rule.${id}`, LENGTHS)}</span>
              <span className="pr-hidden-text">{isMet ? t('met') : t('open')}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
