import { SERVER_SETTINGS } from '@portal/shared/domain/serverSettings';
import type { Env } from '../../../env/env.ts';
import { escapeHtml } from '../../../texts/escapeHtml.ts';
import { DEMO_NAMES, documentedCalls, PLACEHOLDER_NAMES, type DocumentedCall } from './documentedCalls.ts';
import { DOCUMENTATION_STYLE } from './documentationStyle.ts';
import { chaptersAfter, chaptersBefore, type Chapter } from './documentationChapters.ts';

export type DocumentationSettings = Pick<Env, 'publicUrl' | 'demoData'>;

/** Returns the page that explains the public API, as HTML that needs no script. */
export function documentationPage({ publicUrl, demoData }: DocumentationSettings): string {
  const calls = documentedCalls(demoData ? DEMO_NAMES : PLACEHOLDER_NAMES);
  const before = chaptersBefore(publicUrl);
  const after = chaptersAfter(SERVER_SETTINGS.publicApi);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rewards API</title>
<link rel="icon" href="data:,">
<style>${DOCUMENTATION_STYLE}</style>
</head>
<body>
<div class="page">
<header>
<h1>Rewards API</h1>
<p class="lead">Send rewards from your own programs, with a key that somebody of your organization makes.</p>
</header>
<nav aria-label="Contents"><ul>
${[...before, ...calls, ...after].map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('\n')}
</ul></nav>
<main>
${before.map(chapterPart).join('\n')}
${calls.map((call) => callPart(call, publicUrl)).join('\n')}
${after.map(chapterPart).join('\n')}
</main>
</div>
</body>
</html>`;
}

const chapterPart = ({ id, title, content }: Chapter): string => sectionOf(id, title, content);

const sectionOf = (id: string, title: string, content: string): string =>
  `<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${escapeHtml(title)}</h2>\n${content}\n</section>`;

function callPart(call: DocumentedCall, publicUrl: string): string {
  const { id, method, path, title, scope, text, fields } = call;
  const content = [
    `<p class="call"><span class="method">${method}</span> <code>${escapeHtml(path)}</code> <span class="scope">needs <code>${scope}</code></span></p>`,
    `<p>${escapeHtml(text)}</p>`,
    `<pre tabindex="0" role="region" aria-label="Example: ${escapeHtml(title)}"><code>${escapeHtml(toCurl(call, publicUrl))}</code></pre>`,
    fields.length === 0 ? '' : `<h3>${method === 'GET' ? 'Filters' : 'Fields'}</h3>\n${fieldsPart(fields)}`,
  ];
  return sectionOf(id, title, content.filter((part) => part !== '').join('\n'));
}

const fieldsPart = (fields: DocumentedCall['fields']): string =>
  `<dl>${fields.map(([name, meaning]) => `<dt><code>${escapeHtml(name)}</code></dt><dd>${escapeHtml(meaning)}</dd>`).join('\n')}</dl>`;

/** Returns the call of an example for a shell, each of its parts on a line. */
function toCurl({ example, body, after }: DocumentedCall, publicUrl: string): string {
  if (after !== undefined)
    return [
      `ORDER=$(curl -s '${publicUrl}${after}' \\\n  ${KEY_HEADER} | grep -o 'RA[0-9-]*' | head -n 1)`,
      `curl "${publicUrl}${example}" \\\n  ${KEY_HEADER}`,
    ].join('\n');
  const lines = [`curl '${publicUrl}${example}'`, KEY_HEADER];
  if (body) lines.push("-H 'Content-Type: application/json'", `-d '${JSON.stringify(body, null, 2)}'`);
  return lines.join(' \\\n  ');
}

const KEY_HEADER = "-H 'Authorization: Bearer YOUR_KEY'";
