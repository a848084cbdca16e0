import IconDeviceMobileMessage from '@tabler/icons-react/dist/esm/icons/IconDeviceMobileMessage.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecipientMethod } from './recipientMethod.ts';
import './method-switch.css';

const ICONS = { EMAIL: IconMail, MOBILE: IconDeviceMobileMessage };

interface MethodSwitchProps {
  /** Says whose way it is. */
  readonly label: string;
  readonly methods: readonly RecipientMethod[];
  readonly value: RecipientMethod;
  readonly onChange: (method: RecipientMethod) => void;
}

/** Chooses between email and text for a person. */
export function MethodSwitch({ label, methods, value, onChange }: MethodSwitchProps) {
  const { t } = useTranslation('quickOrder');
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className="pr-method">
      {methods.map((method) => {
        const Icon = ICONS[method];
        return (
          <label key={method} className="pr-method__choice">
            <input
              type="radio"
              name={name}
              value={method}
              checked={method === value}
              onChange={() => onChange(method)}
            />
            <Icon size={18} aria-hidden="true" />
            <span>{t(`recipients.method.${method}`)}</span>
          </label>
        );
      })}
    </div>
  );
}
