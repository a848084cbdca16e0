import { ActionIcon, Button } from '@mantine/core';
import type { Account } from '@portal/shared/contract/customers';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ActionIcon.css';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';
import { AlertSummary } from './AlertSummary.tsx';
import type { GetCurrency } from './alertValues.ts';

const { emailsMax } = SETTINGS.balanceAlerts;
const NAME = 'recipientEmails';

interface RecipientsStepProps {
  readonly accounts: readonly Account[];
  readonly getCurrency: GetCurrency;
}

/** Step 3: the addresses that the mail goes to, and the whole alert in one sentence. */
export function RecipientsStep({ accounts, getCurrency }: RecipientsStepProps) {
  const { t } = useTranslation('balanceAlerts');
  const rows = useRef<HTMLDivElement>(null);
  const { field, setValue } = useFieldState<readonly string[]>(NAME);
  const emails = field.value;
  const change = (next: readonly string[], focused: number) => {
    void setValue(next);
    window.setTimeout(() => rows.current?.querySelectorAll('input')[focused]?.focus());
  };
  return (
    <>
      <div ref={rows} className="pr-alert-emails">
        {emails.map((_, index) => (
          <div key={index} className="pr-alert-emails__row">
            <TextField
              name={`${NAME}[${index}]`}
              label={t('emails.address', { number: index + 1 })}
              inputMode="email"
              autoComplete="off"
              required
            />
            {emails.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t('emails.remove', { number: index + 1 })}
                onClick={() => change(emails.toSpliced(index, 1), Math.max(index - 1, 0))}
              >
                <IconX size={18} aria-hidden="true" />
              </ActionIcon>
            )}
          </div>
        ))}
        {emails.length < emailsMax && (
          <Button
            variant="default"
            leftSection={<IconPlus size={16} aria-hidden="true" />}
            // Leaving a field first would show its error, move this button away and lose the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => change([...emails, ''], emails.length)}
          >
            {t('emails.add')}
          </Button>
        )}
      </div>
      <AlertSummary accounts={accounts} getCurrency={getCurrency} />
    </>
  );
}
