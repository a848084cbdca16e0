/** The look of the developer inbox, of mails and of texts. */
export const INBOX_STYLE = `
:root { color-scheme: light dark; --ground: #f4f6f8; --sheet: #fff; --ink: #16222b; --soft: #52626d; --rule: #d5dde3; --link: #1b5c80; }
@media (prefers-color-scheme: dark) { :root { --ground: #10171d; --sheet: #1a242c; --ink: #eef3f6; --soft: #a9b7c1; --rule: #33424e; --link: #8ecae6; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans CJK JP', sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 24px 16px 48px; }
h1 { font-size: 28px; line-height: 1.25; font-weight: 600; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { font-size: 20px; line-height: 1.25; font-weight: 600; margin: 24px 0 8px; }
p { margin: 0 0 16px; color: var(--soft); }
a { color: var(--link); }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 4px; }
form { display: flex; gap: 8px; align-items: end; flex-wrap: wrap; margin: 0 0 16px; }
label { display: grid; gap: 4px; font-size: 14px; font-weight: 500; flex: 1 1 240px; }
input, button { font: inherit; min-height: 40px; padding: 6px 12px; border: 1px solid #7b8a95; border-radius: 6px; background: var(--sheet); color: var(--ink); }
button { font-weight: 500; cursor: pointer; }
ul { list-style: none; margin: 0; padding: 0; background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; }
li + li { border-top: 1px solid var(--rule); }
li a { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 16px; text-decoration: none; color: inherit; }
li a:hover strong { text-decoration: underline; }
li.text { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; padding: 12px 16px; }
li.text p { margin: 0; color: inherit; grid-column: 1 / -1; overflow-wrap: anywhere; }
li span, li time { color: var(--soft); font-size: 14px; }
li strong, li span { overflow-wrap: anywhere; }
li time, li span:last-child { text-align: end; }
li strong { font-weight: 600; }
.empty { padding: 32px 16px; text-align: center; }
nav { display: flex; flex-wrap: wrap; gap: 4px; margin: 16px 0; }
nav a { padding: 8px 12px; border-radius: 6px; text-decoration: none; font-weight: 500; }
nav a[aria-current] { background: var(--sheet); border: 1px solid var(--rule); color: var(--ink); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 12px; margin: 0; font-size: 14px; }
dt { color: var(--soft); }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: 960px; border: 1px solid var(--rule); border-radius: 8px; background: #fff; }
iframe.phone { width: 322px; max-width: 100%; }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; font: 14px/1.5 ui-monospace, 'Cascadia Mono', Menlo, 'Noto Sans Mono CJK JP', monospace; }
.all { display: inline; padding: 0; }
li a.all { text-decoration: underline; color: var(--link); }
.thread { margin-top: 32px; }
.thread ul { overflow: hidden; }
.replies { display: flex; flex-wrap: wrap; gap: 8px; margin-bottom: 8px; align-items: end; }
.replies form { margin: 0; }
.replies form:first-child { flex: 1 1 320px; }
.thread label { flex-basis: 160px; }
.thread li p { white-space: pre-line; }
li.text p a { display: inline; padding: 0; text-decoration: underline; color: var(--link); }
li.inbound { box-shadow: inset 4px 0 var(--link); }
@media (max-width: 576px) { li a, li.text { grid-template-columns: minmax(0, 1fr); } li time, li span:last-child { text-align: start; } }`;
