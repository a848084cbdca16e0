import { Button } from '@mantine/core';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

interface WireReferenceProps {
  readonly reference: string;
  /** Name of the account that the reference leads to. */
  readonly account: string;
}

/** Shows the reference that the sender writes on the wire, with a button that copies it. */
export function WireReference({ reference, account }: WireReferenceProps) {
  const { t } = useTranslation('wire');
  const id = useId();
  return (
    <section aria-labelledby={id} className="pr-wire__reference">
      <div>
        <h2 id={id}>{t('reference.title')}</h2>
        <p className="pr-wire__code">{reference}</p>
        <p>{t('reference.text', { account })}</p>
      </div>
      <Button data-copy={reference} leftSection={<IconCopy size={16} aria-hidden="true" />}>
        {t('reference.copy')}
      </Button>
    </section>
  );
}
