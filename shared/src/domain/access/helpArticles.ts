/** The article of the help centre for each page that has one, by the beginning of its path. */
export const HELP_ARTICLES: ReadonlyMap<string, string> = new Map([
  ['/home', 'getting-started'],
  ['/order', 'placing-an-order'],
  ['/orders', 'order-history'],
  ['/reports', 'reports'],
  ['/funding', 'adding-funds'],
  ['/funding/history', 'funding-history'],
  ['/qualtrics-research', 'research-incentives'],
  ['/users', 'users-and-permissions'],
  ['/groups', 'groups-and-accounts'],
  ['/recipients-whitelist', 'recipient-allowlist'],
  ['/email-templates', 'email-templates'],
  ['/print-templates', 'print-templates'],
]);

/** The other addresses of the reports, one of which is in force by rights and features. */
const OTHER_REPORTS = /^\/(reporting|reports-generated|generated-reports)(?=\/|$)/;

/** The article about a page; null: the page has none. Of two that fit, the longer path counts. */
export function helpArticle(path: string): string | null {
  const parts = path.replace(OTHER_REPORTS, '/reports').split('/');
  for (let length = parts.length; length > 1; length -= 1) {
    const article = HELP_ARTICLES.get(parts.slice(0, length).join('/'));
    if (article !== undefined) return article;
  }
  return null;
}

/** Address of the help centre for a page: its article, else the first page. */
export function helpAddress(helpCentre: string, path: string): string {
  const article = helpArticle(path);
  return article === null ? helpCentre : `${helpCentre}/articles/${article}`;
}
