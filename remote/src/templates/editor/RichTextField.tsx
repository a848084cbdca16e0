import { Button, Textarea } from '@mantine/core';
import { isRichText, richTextOf } from '@portal/shared/domain/templates/richText';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getInputProps } from '../../ui/form/getInputProps.tsx';
import { useFieldState, type FieldProps } from '../../ui/form/useFieldState.ts';
import { Boundary } from '../../ui/lazy/Boundary.tsx';
import { lazyPart } from '../../ui/lazy/lazyPart.tsx';
import { applyEdit, toDisplayText, toTemplateText, type Placeholder } from '../../ui/placeholders/placeholderText.ts';
import { usePlaceholderCaret } from '../../ui/placeholders/usePlaceholderCaret.ts';
import './rich-text.css';
import type { RichEditorProps } from './RichEditor.tsx';

const RichEditor = lazyPart<RichEditorProps>(
  async () => (await import(/* webpackChunkName: "rich-text" */ './RichEditor.tsx')).RichEditor,
);

interface RichTextFieldProps extends FieldProps {
  readonly maxLength: number;
  readonly rows: number;
  readonly placeholders: readonly Placeholder[];
}

/** A text with paragraphs, bold, italic, lists, links and placeholders. Without its editor, a plain area of its size. */
export function RichTextField(props: RichTextFieldProps) {
  const isTyping = useRef(false);
  return (
    <div onFocus={() => (isTyping.current = true)} onBlur={() => (isTyping.current = false)}>
      <Boundary failed={(_error, retry) => <PlainArea {...props} onRetry={retry} />}>
        <Suspense fallback={<PlainArea {...props} />}>
          <RichEditor {...props} isTyping={isTyping} />
        </Suspense>
      </Boundary>
    </div>
  );
}

/** The words alone, with the names of placeholders. What is rich can be read here, not changed: its markup would be lost. */
function PlainArea(props: RichTextFieldProps & { readonly onRetry?: () => void }) {
  const { t } = useTranslation(['templates', 'common']);
  const { rows, placeholders, maxLength, onRetry } = props;
  const { field, error, setValue } = useFieldState(props.name);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = richTextOf(field.value);
  const shown = toDisplayText(text, placeholders);
  const caret = usePlaceholderCaret(area, shown);
  const change = (typed: string) => {
    const result = applyEdit(shown, typed);
    caret.goTo(toDisplayText(toTemplateText(result.text.slice(0, result.caret), placeholders), placeholders).length);
    void setValue(toTemplateText(result.text, placeholders));
  };
  return (
    <>
      <Textarea
        {...getInputProps(props, error, { text, max: maxLength })}
        {...field}
        value={shown}
        ref={area}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        onSelect={caret.leavePlaceholder}
        readOnly={isRichText(field.value)}
        variant="unstyled"
        classNames={{ input: 'pr-rich__text' }}
        inputContainer={(children) => (
          <div className="pr-rich" data-invalid={error !== undefined || undefined} style={{ '--pr-rich-rows': rows }}>
            {onRetry === undefined && <div className="pr-rich__tools pr-rich__tools--coming" />}
            {children}
          </div>
        )}
      />
      {onRetry !== undefined && (
        <p className="pr-template-note" role="status">
          {t('editor.failed')}{' '}
          <Button size="compact-sm" variant="default" onClick={onRetry}>
            {t('common:action.retry')}
          </Button>
        </p>
      )}
    </>
  );
}
