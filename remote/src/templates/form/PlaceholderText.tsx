import { TEMPLATE_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { usePlaceholderOptions } from '../../entities/delivery-template/usePlaceholderOptions.ts';
import { splitAtPlaceholders, toDisplayText } from '../../ui/placeholders/placeholderText.ts';
import '../../entities/delivery-template/form/template-form.css';

/** A text whose placeholders stand by the names that people read. */
export function PlaceholderText({ text }: { readonly text: string }) {
  const placeholders = usePlaceholderOptions(TEMPLATE_PLACEHOLDERS);
  return (
    <span className="pr-template-text">
      {splitAtPlaceholders(toDisplayText(text, placeholders)).map(({ text: piece, start, isPlaceholder }) =>
        isPlaceholder ? (
          <mark key={start} className="pr-template-tag">
            {piece.trim()}
          </mark>
        ) : (
          <span key={start}>{piece}</span>
        ),
      )}
    </span>
  );
}
