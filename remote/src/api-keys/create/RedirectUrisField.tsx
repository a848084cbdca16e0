import { ActionIcon, Button } from '@mantine/core';
import { SETTINGS } from '@portal/shared/domain/settings';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/ActionIcon.css';
import '../api-keys.css';
import '../../ui/form/choice.css';
import { TextField } from '../../ui/form/TextField.tsx';
import { useFieldState } from '../../ui/form/useFieldState.ts';

const { redirectUrisMax } = SETTINGS.apiCredentials;
const NAME = 'redirectUris';

const withoutBlanks = (typed: string): string => typed.trim();

/** The addresses to which a client may take people back, each a field of its own. */
export function RedirectUrisField() {
  const { t } = useTranslation('apiKeys');
  const containerRef = useRef<HTMLFieldSetElement>(null);
  const { field, setValue } = useFieldState<readonly string[]>(NAME);
  const uris = field.value;
  const change = (next: readonly string[], focused: number) => {
    void setValue(next);
    window.setTimeout(() => {
      const fields = containerRef.current?.querySelectorAll('input');
      (fields?.[focused] ?? containerRef.current?.querySelector('button'))?.focus();
    });
  };
  return (
    <fieldset ref={containerRef} className="pr-choices pr-redirect-uris">
      <legend>{t('redirect.legend')}</legend>
      <p className="pr-key-muted">{t('redirect.help')}</p>
      {uris.map((_, index) => (
        <div key={index} className="pr-redirect-uris__row">
          <TextField
            name={`${NAME}[${index}]`}
            label={t('redirect.address', { number: index + 1 })}
            placeholder="https://"
            autoComplete="off"
            clean={withoutBlanks}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={t('redirect.remove', { number: index + 1 })}
            onClick={() => change(uris.toSpliced(index, 1), Math.max(index - 1, 0))}
          >
            <IconX size={18} aria-hidden="true" />
          </ActionIcon>
        </div>
      ))}
      {uris.length < redirectUrisMax && (
        <Button
          variant="default"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          // Leaving a field first would show its error, move this button away and lose the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => change([...uris, ''], uris.length)}
        >
          {t('redirect.add')}
        </Button>
      )}
    </fieldset>
  );
}
