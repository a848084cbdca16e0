import type { TemplateTag } from '@portal/shared/domain/ordering/templateTags';
import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import './locales.ts';
import './tags.css';

interface TagPillsProps {
  readonly field: string;
  /** What the buttons do. */
  readonly label: string;
  readonly tags: readonly TemplateTag[];
}

/** Buttons that insert a placeholder at the cursor, labelled with readable names. */
export function TagPills({ field, label, tags }: TagPillsProps) {
  const { t } = useTranslation('templateTags');
  const id = useId();
  const { values, setFieldValue } = useFormikContext<FormikValues>();
  const insert = ({ currentTarget }: MouseEvent<HTMLButtonElement>, tag: string) => {
    const input = currentTarget.form?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    const text = String(getIn(values, field));
    const [start, end] = [input.selectionStart ?? text.length, input.selectionEnd ?? text.length];
    void setFieldValue(field, `${text.slice(0, start)}{{${tag}}}${text.slice(end)}`);
    const caret = start + tag.length + 4;
    window.setTimeout(() => {
      input.focus();
      input.setSelectionRange(caret, caret);
    });
  };
  return (
    <div role="group" aria-labelledby={id} className="pr-tags">
      <span id={id} className="pr-tags__label">
        {label}
      </span>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="pr-tags__pill"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => insert(event, tag)}
        >
          {t(tag)}
        </button>
      ))}
    </div>
  );
}
