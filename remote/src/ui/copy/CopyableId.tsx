import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton.tsx';

export interface CopyableIdProps {
  readonly value: string;
  /** Its kind: "order reference". */
  readonly name: string;
  /** Rendered in place of the plain identifier: a link to its record. */
  readonly children?: ReactNode;
}

/** An identifier with its copy button beside it. */
export function CopyableId({ value, name, children }: CopyableIdProps) {
  const { t } = useTranslation();
  return (
    <CopyableCell value={value} label={t('copyNamed', { name })}>
      {children}
    </CopyableCell>
  );
}

interface CopyableCellProps extends Pick<CopyableIdProps, 'value' | 'children'> {
  /** Accessible name of the button: "Copy order reference". */
  readonly label: string;
}

/** The same for table rows, which share one name. */
export const CopyableCell = ({ value, label, children }: CopyableCellProps) => (
  <span className="pr-copyable">
    {children ?? <span>{value}</span>}
    <CopyButton value={value} label={label} />
  </span>
);
