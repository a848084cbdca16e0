import { Link } from 'react-router-dom';
import './section-nav.css';

interface SectionNavProps {
  readonly label: string;
  readonly sections: readonly { readonly path: string; readonly name: string; readonly isCurrent: boolean }[];
  /** Page outside of the portal that belongs to them. */
  readonly elsewhere?: { readonly address: string; readonly name: string };
}

/** Links to the pages of one area, above each of them. */
export const SectionNav = ({ label, sections, elsewhere }: SectionNavProps) => (
  <nav aria-label={label} className="pr-section-nav">
    <ul>
      {sections.map(({ path, name, isCurrent }) => (
        <li key={path}>
          <Link to={path} aria-current={isCurrent ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
      {elsewhere !== undefined && (
        <li>
          <a href={elsewhere.address}>{elsewhere.name}</a>
        </li>
      )}
    </ul>
  </nav>
);
