import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import './section-nav.css';

interface SectionNavProps {
  readonly label: string;
  readonly sections: readonly { readonly path: string; readonly name: string; readonly isCurrent: boolean }[];
}

/** Links to the pages of one area, above each of them, on one line; the current one is in view. */
export function SectionNav({ label, sections }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  const current = sections.find(({ isCurrent }) => isCurrent)?.path;
  useLayoutEffect(() => {
    const line = list.current;
    const link = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && link) line.scrollLeft = link.offsetLeft + link.offsetWidth - line.offsetLeft - line.clientWidth;
  }, [current]);
  return (
    <nav aria-label={label} className="pr-section-nav">
      <ul ref={list}>
        {sections.map(({ path, name, isCurrent }) => (
          <li key={path}>
            <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
