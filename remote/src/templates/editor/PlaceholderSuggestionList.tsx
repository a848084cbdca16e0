import type { PlaceholderSuggestions } from './usePlaceholderSuggestions.ts';

/** The placeholders that can be taken at the caret; the editor keeps the focus. */
export function PlaceholderSuggestionList({
  suggestions,
  label,
}: {
  readonly suggestions: PlaceholderSuggestions;
  readonly label: string;
}) {
  const { id, placeholders, index, position, select } = suggestions;
  if (position === null) return null;
  return (
    <ul role="listbox" id={id} aria-label={label} className="pr-rich__choices" style={position}>
      {placeholders.map((placeholder, at) => (
        <li
          key={placeholder.key}
          id={`${id}-${placeholder.key}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          onMouseDown={(event) => {
            event.preventDefault();
            select(placeholder);
          }}
        >
          {placeholder.label}
        </li>
      ))}
    </ul>
  );
}
