import type { SUBJECT_TAGS } from '@portal/shared/domain/ordering/templateTags';
import { useFormikContext } from 'formik';
import { useId, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutValues } from '../checkout/checkoutValues.ts';

interface TagPillsProps {
  readonly field: 'subject';
  readonly tags: typeof SUBJECT_TAGS;
}

/** Buttons that insert a placeholder at the cursor, labelled with readable names. */
export function TagPills({ field, tags }: TagPillsProps) {
  const { t } = useTranslation('quickOrder');
  const id = useId();
  const { values, setFieldValue } = useFormikContext<CheckoutValues>();
  const insert = ({ currentTarget }: MouseEvent<HTMLButtonElement>, tag: string) => {
    const input = currentTarget.form?.elements.namedItem(field);
    if (!(input instanceof HTMLInputElement)) return;
    const text = values[field];
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
      <span id={id} className="pr-checkout__help">
        {t('tag.insert')}
      </span>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="pr-tags__pill"
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event) => insert(event, tag)}
        >
          {t(`tag.${tag}`)}
        </button>
      ))}
    </div>
  );
}
