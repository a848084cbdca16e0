import { TEMPLATE_PLACEHOLDERS } from '@portal/shared/domain/ordering/templatePlaceholders';
import { useTagChoices } from '../../entities/delivery-template/useTagChoices.ts';
import { piecesOf, shownText } from '../../ui/tags/tagText.ts';
import '../templates.css';

/** A text whose tags stand by the names that people read. */
export function TaggedText({ text }: { readonly text: string }) {
  const tags = useTagChoices(TEMPLATE_PLACEHOLDERS);
  return (
    <span className="pr-template-text">
      {piecesOf(shownText(text, tags)).map(({ text: piece, start, isTag }) =>
        isTag ? (
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
