/** The page of the public API: text beside its contents where there is room, nothing that moves. */
export const DOCUMENTATION_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f2f5f7; --sheet: #fff; --ink: #15222b; --soft: #52626d; --rule: #d5dde3; --well: #f6f8fa;
  --lagoon: #1b5c80; --on-lagoon: #fff; --coral: #b03a24;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10171d; --sheet: #19232b; --ink: #eef3f6; --soft: #abb8c1; --rule: #2e3c47; --well: #131c23;
    --lagoon: #8ecae6; --on-lagoon: #10212b; --coral: #ff9d85;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
a { color: var(--lagoon); }
:focus-visible { outline: 2px solid var(--lagoon); outline-offset: 2px; border-radius: 4px; }
h1, h2, h3, p, dl, dd, ul, ol, pre { margin: 0; }
h1 { font-size: 32px; line-height: 1.2; font-weight: 600; }
h2 { font-size: 22px; line-height: 1.25; font-weight: 600; }
h3 { font-size: 16px; line-height: 1.25; font-weight: 600; }
p, li, dd { max-width: 68ch; overflow-wrap: break-word; }
code, pre { font: 14px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace; }
code { overflow-wrap: anywhere; }
.page { display: grid; grid-template-columns: 224px minmax(0, 1fr); gap: 32px; max-width: 1120px; margin: 0 auto; padding: 32px 16px 64px; align-items: start; }
header { grid-column: 1 / -1; display: grid; gap: 8px; }
.lead { color: var(--soft); font-size: 18px; }
nav { position: sticky; top: 16px; font-size: 15px; }
nav ul { list-style: none; padding: 0; }
nav a { display: block; padding: 4px 8px; border-left: 3px solid var(--rule); text-decoration: none; }
nav a:hover { border-color: var(--lagoon); text-decoration: underline; }
main { display: grid; gap: 24px; min-width: 0; }
section { display: grid; gap: 16px; padding: 24px; background: var(--sheet); border: 1px solid var(--rule); border-radius: 8px; min-width: 0; }
.call { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.method { padding: 2px 8px; border-radius: 4px; background: var(--lagoon); color: var(--on-lagoon); font-size: 13px; font-weight: 600; }
.scope { color: var(--soft); font-size: 14px; }
pre { padding: 16px; background: var(--well); border: 1px solid var(--rule); border-radius: 8px; overflow-x: auto; }
dl { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); gap: 8px 16px; }
dt { font-weight: 600; min-width: 0; }
ol { display: grid; gap: 8px; padding-left: 24px; }
@media (max-width: 800px) {
  .page { grid-template-columns: minmax(0, 1fr); gap: 24px; padding-top: 24px; }
  nav { position: static; }
  h1 { font-size: 28px; }
}
@media (max-width: 480px) {
  section { padding: 16px; }
  dl { grid-template-columns: minmax(0, 1fr); gap: 4px; }
  dd + dt { margin-top: 8px; }
  nav a { padding: 6px 8px; }
}
`;
