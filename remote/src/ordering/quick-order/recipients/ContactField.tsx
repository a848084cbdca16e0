import { Button } from '@mantine/core';
import { CARRIER_DOMAINS, carrierMobileNumber } from '@portal/shared/domain/ordering/recipientEmail';
import { domainOf, isListedDomain } from '@portal/shared/domain/ordering/recipientRules';
import { formatMobileNumber } from '@portal/shared/domain/people/formatMobileNumber';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/TextField.tsx';
import type { RewardDelivery } from '../checkout/checkoutValues.ts';
import { MethodSwitch } from './MethodSwitch.tsx';
import { formatTypedMobile } from './mobileCheck.ts';
import { getMethod, type Contact } from './recipientMethod.ts';
import './contact-field.css';

interface ContactFieldProps {
  /** Path of the person in the form's values, with what parts it from `email`; '' for a form of one person. */
  readonly path: string;
  readonly contact: Contact;
  readonly delivery: RewardDelivery;
  /** Says whose way of delivery is chosen. */
  readonly label: string;
  readonly help?: string | undefined;
  readonly onChange: (changed: Partial<Contact>) => void;
}

/** Address of a person, or number where the reward can be texted. What was typed in the other one stays. */
export function ContactField({ path, contact, delivery, label, help, onChange }: ContactFieldProps) {
  const { t } = useTranslation('quickOrder');
  const { methods, mobileCheck } = delivery;
  const containerRef = useRef<HTMLDivElement>(null);
  const method = getMethod(contact, methods);
  const textInstead = (mobileNumber: string) => {
    onChange({ email: '', mobileNumber, method: 'MOBILE' });
    // Its field is rendered after this event.
    window.setTimeout(() => containerRef.current?.querySelector<HTMLElement>('input[type="tel"]')?.focus());
  };
  return (
    <div ref={containerRef} className="pr-contact">
      {methods.length > 1 && (
        <MethodSwitch label={label} methods={methods} value={method} onChange={(next) => onChange({ method: next })} />
      )}
      <div className="pr-contact__field">
        {method === 'MOBILE' ? (
          <TextField
            key="MOBILE"
            name={`${path}mobileNumber`}
            label={t('recipients.mobileNumber')}
            type="tel"
            inputMode="tel"
            required
            autoComplete="off"
            settle={(typed) => formatTypedMobile(typed, mobileCheck)}
            help={help}
          />
        ) : (
          <>
            <TextField
              key="EMAIL"
              name={`${path}email`}
              label={t('recipients.email')}
              required
              inputMode="email"
              autoComplete="off"
              help={help}
            />
            <CarrierHint email={contact.email} isTexted={methods.includes('MOBILE')} onText={textInstead} />
          </>
        )}
      </div>
    </div>
  );
}

interface CarrierHintProps {
  readonly email: string;
  readonly isTexted: boolean;
  readonly onText: (mobileNumber: string) => void;
}

/** The way on from an address at a carrier gateway: its number where the reward can be texted, else another address. */
function CarrierHint({ email, isTexted, onText }: CarrierHintProps) {
  const { t } = useTranslation('quickOrder');
  if (!isListedDomain(domainOf(email.trim()), CARRIER_DOMAINS)) return null;
  const number = isTexted ? formatMobileNumber(carrierMobileNumber(email)) : '';
  if (number === '') return <p className="pr-contact__hint">{t('recipients.otherEmail')}</p>;
  return (
    <Button
      size="xs"
      variant="default"
      className="pr-contact__instead"
      // Leaving the field first would show its error, move this button away and lose the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onText(number)}
    >
      {t('recipients.textInstead', { number })}
    </Button>
  );
}
