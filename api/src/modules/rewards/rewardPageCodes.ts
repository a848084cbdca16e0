import type { DeliveryTexts } from '../../texts/languages/DeliveryTexts.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { drawQrCode, pictured, scannedOf } from './qrCode.ts';
import type { RewardView } from './RewardView.ts';

const CODES_ID = 'codes';

type Credential = RewardView['credentials'][number];

/** The codes with their copy buttons (hidden without JavaScript) and the QR code. */
export async function codesPart(view: RewardView, texts: DeliveryTexts): Promise<string> {
  if (view.credentials.length === 0) return '';
  const rows = view.credentials.map((credential) => codeRow(credential, texts));
  return `<section class="part" id="${CODES_ID}" tabindex="-1"><h2>${escapeHtml(texts.page.codes)}</h2>
<div class="codes"><dl>${rows.join('')}</dl>
${await qrCode(view, texts)}</div>
<p class="visually-hidden" role="status" data-copied="${escapeHtml(texts.page.copied)}"></p></section>`;
}

function codeRow({ type, value }: Credential, { credentials, page }: DeliveryTexts): string {
  const label = escapeHtml(credentials[type]);
  const shown =
    type === 'REDEMPTION_URL'
      ? `<a href="${escapeHtml(value)}" rel="noopener noreferrer">${escapeHtml(value)}</a>`
      : inGroups(value);
  return `<div class="code"><dt>${label}</dt><dd>${shown}</dd><dd><button type="button" hidden data-copy="${escapeHtml(value)}">${escapeHtml(page.copy)}<span class="visually-hidden"> ${label}</span></button></dd></div>`;
}

/** Groups long numbers in fours by styling, so that copied text has no gaps. */
const inGroups = (value: string): string =>
  /^\d{9,}$/.test(value)
    ? value.replace(/\d{1,4}/g, (digits) => `<span class="group">${digits}</span>`)
    : escapeHtml(value);

/** Leads to where the reward is used: a till or its redemption address, else to its codes, the first of which is copied. */
export function usePart({ state, credentials, tillUrl }: RewardView, { page }: DeliveryTexts): string {
  const used = scannedOf(credentials) ?? credentials[0];
  if (state !== 'active' || used === undefined) return '';
  const value = escapeHtml(pictured(used.value, tillUrl));
  const way =
    used.type === 'REDEMPTION_URL' || tillUrl !== null
      ? `href="${value}" rel="noopener noreferrer"`
      : `href="#${CODES_ID}" data-copy="${value}"`;
  return `<p><a class="use" ${way}>${escapeHtml(page.use)}</a></p>`;
}

/** Says nothing where nothing is scanned. */
async function qrCode({ credentials, tillUrl }: RewardView, { page }: DeliveryTexts): Promise<string> {
  const { svg, failed } = await drawQrCode({ credentials, tillUrl, margin: 4 });
  if (svg === null) return failed ? `<div class="qr"><p>${escapeHtml(page.qrFailed)}</p></div>` : '';
  const isLink = tillUrl !== null || scannedOf(credentials)?.type === 'REDEMPTION_URL';
  const help = escapeHtml(isLink ? page.qrLinkHelp : page.qrHelp);
  const named = svg.replace('<svg ', `<svg role="img" aria-label="${escapeHtml(page.qr)}" `);
  return `<div class="qr">${named}<p>${help}</p></div>`;
}
