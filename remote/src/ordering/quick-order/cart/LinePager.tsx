import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import './locales.ts';
import './line-pager.css';
import type { PageTokens } from './usePageTokens.ts';

interface LinePagerProps {
  readonly tokens: PageTokens;
  readonly pageSize: number;
  readonly total: number;
  /** Null on the last page, undefined while the page is read. */
  readonly nextToken: string | null | undefined;
}

/** Says which lines of a cart are shown, and turns to those before and after. */
export function LinePager({ tokens, pageSize, total, nextToken }: LinePagerProps) {
  const { t } = useTranslation('cart');
  const from = tokens.page * pageSize + 1;
  return (
    <>
      <span role="status" className="pr-line-pager__range">
        {t('lines.range', { from, to: Math.min(total, from + pageSize - 1), total })}
      </span>
      <span className="pr-line-pager__turn">
        <Button size="xs" variant="default" disabled={tokens.page === 0} onClick={tokens.back}>
          {t('lines.previous')}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={nextToken === null}
          // While the next page is loaded, the rows before it still stand there, with a token that was used.
          onClick={() => typeof nextToken === 'string' && tokens.turn(nextToken)}
        >
          {t('lines.next')}
        </Button>
      </span>
    </>
  );
}
