import type { Terms } from '@portal/shared/contract/terms';

/** The portal's own terms, in their language. */
export const TermsSections = ({ language, sections }: Pick<Terms, 'language' | 'sections'>) => (
  <div className="pr-terms" lang={language}>
    {sections.map(({ title, text }) => (
      <section key={text}>
        {title !== null && <h2>{title}</h2>}
        <p>{text}</p>
      </section>
    ))}
  </div>
);
