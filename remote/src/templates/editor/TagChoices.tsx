import type { TagChoice } from './useTagChoice.ts';

/** The tags that can be taken at the caret; the editor keeps the focus. */
export function TagChoices({ choice, label }: { readonly choice: TagChoice; readonly label: string }) {
  const { id, tags, index, place, take } = choice;
  if (place === null) return null;
  return (
    <ul role="listbox" id={id} aria-label={label} className="pr-rich__choices" style={place}>
      {tags.map((tag, at) => (
        <li
          key={tag.tag}
          id={`${id}-${tag.tag}`}
          role="option"
          tabIndex={-1}
          aria-selected={at === index}
          onMouseDown={(event) => {
            event.preventDefault();
            take(tag);
          }}
        >
          {tag.label}
        </li>
      ))}
    </ul>
  );
}
