import { escapeHtml } from '../../texts/escapeHtml.ts';
import { OAUTH_PAGE_TEXTS } from '../../texts/oauthPageTexts.ts';
import { preferredLanguage } from '../../texts/preferredLanguage.ts';

interface OauthFailure {
  readonly error: string;
  readonly error_description?: string | undefined;
}

const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{display:grid;min-block-size:100vh;margin:0;place-items:center}
main{box-sizing:border-box;inline-size:100%;max-inline-size:32rem;padding:1.5rem}
h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25}
p{margin:0 0 1rem}
code{overflow-wrap:anywhere}`;

/** Returns the page for a request of an app that cannot be led back to it, in the language of its reader. */
export function toErrorPage({ error, error_description: details }: OauthFailure, acceptLanguage: string): string {
  const language = preferredLanguage(undefined, acceptLanguage);
  const texts = OAUTH_PAGE_TEXTS[language];
  const { unknownApp, foreignAddress, other } = texts;
  const reason = new Map([
    ['invalid_client', unknownApp],
    ['invalid_redirect_uri', foreignAddress],
  ]).get(error);
  const told = [error, details].filter((part) => part !== undefined).join(': ');
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title>
<style>${STYLE}</style>
</head>
<body><main>
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(reason ?? other)}</p>
<p>${escapeHtml(texts.next)}</p>
<p><code>${escapeHtml(told)}</code></p>
</main></body>
</html>`;
}
