import { HELP_ARTICLES, helpAddress, helpArticle } from './helpArticles.ts';

const PATHS = [
  '/home',
  '/order',
  '/orders',
  '/reports',
  '/funding',
  '/funding/history',
  '/qualtrics-research',
  '/users',
  '/groups',
  '/recipients-whitelist',
  '/email-templates',
  '/print-templates',
];

describe('help for a page', () => {
  it('exists for these twelve paths, each with an article of its own', () => {
    expect([...HELP_ARTICLES.keys()]).toEqual(PATHS);
    expect(new Set(HELP_ARTICLES.values()).size).toBe(PATHS.length);
  });

  it.each(PATHS)('%s and the pages below it lead to its article', (path) => {
    const article = HELP_ARTICLES.get(path);
    expect(helpArticle(path)).toBe(article);
    expect(helpArticle(`${path}/edit/7`)).toBe(article);
    expect(helpAddress('https://help.example', path)).toBe(`https://help.example/articles/${article}`);
  });

  it.each(['/reporting', '/reports-generated/REPORT-1', '/generated-reports'])('%s has that of reports', (path) => {
    expect(helpArticle(path)).toBe('reports');
  });

  it.each(['/', '/settings/user', '/orderly'])('%s has none: the help centre itself', (path) => {
    expect(helpArticle(path)).toBeNull();
    expect(helpAddress('https://help.example', path)).toBe('https://help.example');
  });
});
