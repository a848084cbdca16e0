import { PAGE_FACES } from './pageFaces.ts';

/** The recipient's page: lagoon for what can be used, coral where the reward itself is shown. */
export const REWARD_PAGE_STYLE = `
:root {
  color-scheme: light dark;
  --ground: #f2f5f7; --sheet: #fff; --ink: #15222b; --soft: #52626d; --rule: #d5dde3; --control: #73838e;
  --lagoon: #1b5c80; --on-lagoon: #fff; --coral: #b03a24; --well: #f6f8fa; --warn-soft: #fdf1dc; --warn: #80500a;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #10171d; --sheet: #19232b; --ink: #eef3f6; --soft: #abb8c1; --rule: #2e3c47; --control: #7f909c;
    --lagoon: #8ecae6; --on-lagoon: #10212b; --coral: #ff9d85; --well: #131c23; --warn-soft: #3a2e17; --warn: #f4cd84;
  }
}
@font-face {
  font-family: 'Figtree'; font-weight: 300 900; font-display: swap; src: url('${PAGE_FACES.latin.url}') format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2212;
}
@font-face {
  font-family: 'Figtree'; font-weight: 300 900; font-display: swap; src: url('${PAGE_FACES.latinExtended.url}') format('woff2');
  unicode-range: U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF;
}
/* Beside Chinese and Japanese characters: without the punctuation that these write in their own way. */
@font-face {
  font-family: 'Figtree Beside CJK'; font-weight: 300 900; font-display: swap; src: url('${PAGE_FACES.latin.url}') format('woff2');
  unicode-range: U+0020-007E, U+00A1-00B6, U+00B8-00FF, U+0131, U+0152-0153, U+20AC, U+2212;
}
@font-face {
  font-family: 'Figtree Beside CJK'; font-weight: 300 900; font-display: swap; src: url('${PAGE_FACES.latinExtended.url}') format('woff2');
  unicode-range: U+0100-0130, U+0132-0151, U+0154-02AF, U+1E00-1EFF;
}
/* Until it is in the browser: as wide and as high as the face, so that nothing moves with it. */
@font-face {
  font-family: 'Figtree Fallback'; src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo');
  size-adjust: 101.4%; ascent-override: 93.7%; descent-override: 24.7%; line-gap-override: 0%;
}
:root { --face: 'Figtree', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif; }
:root:lang(ja) { --face: 'Figtree Beside CJK', 'Hiragino Sans', 'Yu Gothic', Meiryo, 'Noto Sans CJK JP', 'Noto Sans JP', sans-serif; }
:root:lang(zh) { --face: 'Figtree Beside CJK', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 var(--face); font-variant-numeric: tabular-nums; }
a { color: var(--lagoon); }
:focus-visible { outline: 2px solid var(--lagoon); outline-offset: 2px; border-radius: 4px; }
.page { max-width: 880px; margin: 0 auto; padding: 24px 16px 48px; }
h1, h2, p, dl, dd, ul { margin: 0; }
h1 { font-size: 28px; line-height: 1.25; font-weight: 600; overflow-wrap: anywhere; text-wrap: balance; word-break: auto-phrase; }
h2 { font-size: 16px; line-height: 1.25; font-weight: 600; }
.languages { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 4px; list-style: none; padding: 0; margin: 0 -8px 16px; font-size: 14px; }
.languages a { display: block; padding: 6px 8px; text-decoration: none; border-radius: 6px; }
.languages a:hover { text-decoration: underline; }
.languages [aria-current] { color: var(--ink); font-weight: 600; }
.sheet { background: var(--sheet); border: 1px solid var(--rule); border-top: 4px solid var(--coral); border-radius: 8px; overflow: hidden; }
.top { padding: 32px 32px 0; }
.cards { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 32px; padding: 24px 32px 32px; align-items: start; }
.artwork { display: block; width: 100%; height: auto; aspect-ratio: 3 / 2; border-radius: 8px; background: var(--well); }
.off .artwork { filter: grayscale(1); opacity: .55; }
.brand { font-size: 16px; font-weight: 600; overflow-wrap: anywhere; }
.reward { color: var(--soft); font-size: 14px; overflow-wrap: anywhere; }
.amount { margin: 8px 0 4px; font-size: 40px; line-height: 1.15; font-weight: 600; overflow-wrap: anywhere; }
.off .amount { color: var(--soft); }
.facts { display: grid; gap: 2px; font-size: 14px; color: var(--soft); margin-top: 12px; }
.facts li { list-style: none; }
.facts { padding: 0; }
.chip { display: inline-flex; align-items: center; gap: 6px; margin-top: 12px; padding: 4px 12px; border-radius: 999px; font-size: 14px; font-weight: 500; background: var(--well); border: 1px solid var(--rule); }
.off .chip { background: var(--warn-soft); border-color: transparent; color: var(--warn); }
.use { display: inline-block; min-height: 44px; margin-top: 20px; padding: 10px 20px; border-radius: 6px; background: var(--lagoon); color: var(--on-lagoon); font-weight: 500; text-align: center; text-decoration: none; }
.use:hover { text-decoration: underline; }
#codes:focus { outline: none; }
.notice { margin: 24px 32px 0; padding: 16px; border-radius: 8px; background: var(--warn-soft); color: var(--warn); }
.message { margin: 24px 32px 0; padding: 0 0 0 16px; border-left: 3px solid var(--coral); }
.message p { overflow-wrap: anywhere; margin-top: 4px; }
.message h2 { font-size: 14px; font-weight: 500; color: var(--soft); }
section.part { border-top: 1px solid var(--rule); padding: 24px 32px; }
.part h2 { margin-bottom: 12px; }
.part p { overflow-wrap: anywhere; }
.codes { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 24px 32px; align-items: start; }
.code { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; align-items: end; padding: 12px 16px; background: var(--well); border: 1px solid var(--rule); border-radius: 8px; }
.code + .code { margin-top: 8px; }
.code dt { grid-column: 1 / -1; font-size: 14px; color: var(--soft); }
.code dd { font: 500 20px/1.5 ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace; overflow-wrap: anywhere; }
.code a { font-size: 16px; }
.group { display: inline-block; margin-right: .5em; }
button { font: 500 14px/1.5 var(--face); min-height: 36px; padding: 4px 14px; color: var(--lagoon); background: var(--sheet); border: 1px solid var(--control); border-radius: 6px; cursor: pointer; }
button:hover { border-color: var(--lagoon); }
.qr { text-align: center; font-size: 14px; color: var(--soft); }
.qr svg { display: block; width: 168px; height: 168px; margin: 0 auto 8px; border-radius: 8px; background: #fff; border: 1px solid var(--rule); }
.small { font-size: 14px; color: var(--soft); }
.reference { font-family: ui-monospace, 'Cascadia Mono', Menlo, monospace; overflow-wrap: anywhere; }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.empty .top { padding-bottom: 32px; }
.empty p { margin-top: 12px; color: var(--soft); max-width: 34em; }
@media (max-width: 640px) {
  .cards { grid-template-columns: minmax(0, 1fr); gap: 16px; padding: 20px 20px 24px; }
  .top { padding: 24px 20px 0; }
  .notice, .message { margin: 20px 20px 0; }
  section.part { padding: 20px; }
  .codes { grid-template-columns: minmax(0, 1fr); }
  .amount { font-size: 34px; }
}
@media (max-width: 360px) { .page { padding: 12px 8px 32px; } .code dd { font-size: 18px; } }
@media (max-width: 480px) { .use { display: block; } }
@page { margin: 16mm; }
@media print {
  :root {
    color-scheme: light;
    --ground: #fff; --sheet: #fff; --ink: #000; --soft: #333; --rule: #999; --lagoon: #000; --coral: #000; --well: #fff; --warn-soft: #fff; --warn: #000;
  }
  .languages, button, .use { display: none; }
  .page { max-width: none; padding: 0; }
  .sheet { border: 0; overflow: visible; }
  .top, .cards, section.part { padding-right: 0; padding-left: 0; }
  .notice, .message { margin-right: 0; margin-left: 0; }
  .artwork { max-width: 70mm; }
  .cards { grid-template-columns: minmax(0, 70mm) minmax(0, 1fr); }
  .cards, .code, .codes, .message, section.part { break-inside: avoid; }
}`;
