import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { FieldWarning } from '../../../ui/feedback/FieldWarning.tsx';

interface RepeatedPersonProps {
  readonly name: string;
  readonly onKeep: () => void;
  readonly onRemove: () => void;
}

/** Points out that somebody at an address is in the order before; both may stay. */
export function RepeatedPerson({ name, onKeep, onRemove }: RepeatedPersonProps) {
  const { t } = useTranslation('physicalOrder');
  return (
    <div className="pr-physical__repeat">
      <FieldWarning>{t('repeat.text')}</FieldWarning>
      <span className="pr-physical__repeat-actions">
        <Button size="xs" variant="default" aria-label={t('repeat.keepOf', { name })} onClick={onKeep}>
          {t('repeat.keep')}
        </Button>
        <Button size="xs" variant="default" aria-label={t('repeat.removeOf', { name })} onClick={onRemove}>
          {t('repeat.remove')}
        </Button>
      </span>
    </div>
  );
}
