import type { FastifyReply, FastifyRequest } from 'fastify';
import { html, type Markup } from './html.ts';

export interface Page {
  readonly language: string;
  readonly title: string;
  readonly content: Markup;
  /** Address of the style; the sandbox's own when left out. */
  readonly style?: string;
  /** Sources beside the sandbox's own that a form of the page may lead to, by redirects as well. */
  readonly formTargets?: readonly string[];
  /** Submits the page's form at once. */
  readonly submits?: boolean;
  /** Address of the script that does; the sandbox's own when left out. */
  readonly submitScript?: string;
}

export const STYLE = `:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
body{margin:0 auto;max-width:52rem;padding:1.5rem 1rem}
h1{font-size:1.5rem;margin:0 0 1rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.5rem 1.5rem;margin:0 0 1.5rem}
dd{margin:0;overflow-wrap:anywhere}dt{opacity:.8}
table{border-collapse:collapse;width:100%}.wide{overflow-x:auto}
td,th{border-bottom:1px solid #8886;padding:.4rem .75rem .4rem 0;text-align:start}
button,select,input{border:1px solid #888;border-radius:.5rem;font:inherit;min-height:2.75rem;padding:.25rem .9rem}
form{display:inline-flex;flex-wrap:wrap;gap:.5rem;align-items:end}
.till{display:grid;max-width:24rem}.till label{display:grid;gap:.25rem}.till .check{align-items:center;grid-template-columns:auto 1fr}.till .check input{min-height:1.5rem;width:1.5rem}
.primary{background:#0b57d0;border-color:#0b57d0;color:#fff}
:focus-visible{outline:3px solid #0b57d0;outline-offset:2px}
.note{border-inline-start:4px solid #b26b00;padding-inline-start:.75rem}`;

export const SUBMIT_SCRIPT = `document.forms[0].submit();`;

/** Sends a page that loads nothing but the sandbox's own style and script. */
export function sendPage(reply: FastifyReply, page: Page, status = 200): void {
  const { language, title, content, style = '/style.css', formTargets = [], submits = false } = page;
  const { submitScript = '/submit.js' } = page;
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="stylesheet" href="${style}" />
        ${submits ? html`<script src="${submitScript}" defer></script>` : ''}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'origin')
    .header('x-content-type-options', 'nosniff')
    .header(
      'content-security-policy',
      `default-src 'none'; style-src 'self'; script-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action ${["'self'", ...formTargets].join(' ')}`,
    )
    .type('text/html; charset=utf-8')
    .send(document.markup);
}

/** True when a page of another site has the browser post here. */
export const isForeign = ({ headers }: FastifyRequest): boolean =>
  !['same-origin', 'none', undefined].includes(headers['sec-fetch-site']?.toString());

/** The fields of a posted form; null when a name occurs twice. */
export function readForm(request: FastifyRequest): ReadonlyMap<string, string> | null {
  const sent = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
  const fields = new Map(sent);
  return fields.size === [...sent].length ? fields : null;
}
