import { createHash } from 'node:crypto';
import type { Language } from '@portal/shared/domain/enumerations';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { SSO_PAGE_TEXTS } from '../../../texts/ssoPageTexts.ts';

const SCRIPT = 'document.forms[0].submit();';
const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{display:grid;min-height:90vh;margin:0;padding:1rem;place-content:center;text-align:center}
h1{font-size:1.5rem}
button{font:inherit;min-height:2.75rem;padding:.25rem 1.5rem}
:focus-visible{outline:3px solid Highlight;outline-offset:2px}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Returns the policy of the page. Providers lead a posted form on to hosts of theirs, which browsers compare as well. */
export const sendPagePolicy = (signInUrl: string): string =>
  `default-src 'none'; script-src ${hashOf(SCRIPT)}; style-src ${hashOf(STYLE)}; base-uri 'none'; frame-ancestors 'none'; form-action https: ${new URL(signInUrl).origin}`;

/** Returns the page that posts a request to a provider; without scripts by a button. */
export function sendPage(language: Language, url: string, fields: Readonly<Record<string, string>>): string {
  const { title, text, button } = SSO_PAGE_TEXTS[language];
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<form method="post" action="${escapeHtml(url)}">
${inputs.join('\n')}
<button>${button}</button>
</form>
</main>
<script>${SCRIPT}</script>
</body>
</html>`;
}
