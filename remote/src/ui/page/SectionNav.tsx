import { Link } from 'react-router-dom';
import './section-nav.css';

interface SectionNavProps {
  readonly label: string;
  readonly sections: readonly { readonly path: string; readonly name: string; readonly isCurrent: boolean }[];
}

/** Links to the pages of one area, above each of them. */
export const SectionNav = ({ label, sections }: SectionNavProps) => (
  <nav aria-label={label} className="pr-section-nav">
    <ul>
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
