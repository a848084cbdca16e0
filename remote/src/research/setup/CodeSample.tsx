import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../ui/copy/CopyButton.tsx';

interface CodeSampleProps {
  readonly name: string;
  readonly code: string;
}

/** A part of the call with its name, to copy. */
export function CodeSample({ name, code }: CodeSampleProps) {
  const { i18n } = useTranslation();
  return (
    <div className="pr-code-sample">
      <h3>{name}</h3>
      <div className="pr-code-sample__box">
        <code translate="no">{code}</code>
        <CopyButton value={code} label={i18n.t('copyNamed', { name })} />
      </div>
    </div>
  );
}
