import { SUBJECT_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { usePlaceholderOptions } from '../../entities/delivery-template/usePlaceholderOptions.ts';
import { splitAtPlaceholders, toDisplayText } from '../../ui/placeholders/placeholderText.ts';

/** A subject with its placeholders by the names that people read. */
export function SubjectText({ subject }: { readonly subject: string }) {
  const placeholders = usePlaceholderOptions(SUBJECT_PLACEHOLDERS);
  return (
    <span>
      {splitAtPlaceholders(toDisplayText(subject, placeholders)).map(({ text, start, isPlaceholder }) =>
        isPlaceholder ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
      )}
    </span>
  );
}
