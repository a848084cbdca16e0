import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useTranslation } from 'react-i18next';

interface DetailButtonProps {
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

/** Opens and closes the detail of a row; its target is the whole row. */
export function DetailButton({ isOpen, onClick }: DetailButtonProps) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className="pr-table__toggle pr-table__target"
      aria-expanded={isOpen}
      aria-label={t('table.details')}
      onClick={onClick}
    >
      <IconChevronDown size={16} aria-hidden="true" />
    </button>
  );
}
