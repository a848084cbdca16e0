import { useState } from 'react';

const FIRST_PAGE = '';

export interface PageTokens {
  readonly pageToken: string;
  /** From 0. */
  readonly page: number;
  readonly turn: (nextToken: string) => void;
  readonly back: () => void;
}

/** The tokens of the pages up to the one that is shown; `of` names the list, and another one begins at its first page. */
export function usePageTokens(of: string): PageTokens {
  const [pages, setPages] = useState({ of, tokens: [FIRST_PAGE] });
  const tokens = pages.of === of ? pages.tokens : [FIRST_PAGE];
  return {
    pageToken: tokens.at(-1) ?? FIRST_PAGE,
    page: tokens.length - 1,
    turn: (token) => setPages({ of, tokens: [...tokens, token] }),
    back: () => setPages({ of, tokens: tokens.length > 1 ? tokens.slice(0, -1) : tokens }),
  };
}
