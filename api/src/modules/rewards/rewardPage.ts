import { LANGUAGES, type Language } from '@portal/shared/domain/enumerations';
import { deliveryTexts, fillText } from '../../texts/deliveryTexts.ts';
import type { DeliveryTexts } from '../../texts/languages/DeliveryTexts.ts';
import { escapeHtml, escapeLines } from '../../texts/escapeHtml.ts';
import { formatDay, formatLastDay, formatMoney } from '../../texts/formatMoney.ts';
import { codesPart, usePart } from './rewardPageCodes.ts';
import { REWARD_PAGE_STYLE } from './rewardPageStyle.ts';
import type { RewardView } from './RewardView.ts';

export const COPY_SCRIPT_PATH = '/r/copy.js';

/** The page of a reward, as HTML that needs no script. */
export async function rewardPage(view: RewardView, language: Language): Promise<string> {
  const texts = deliveryTexts(language);
  const heading = view.recipientName === '' ? texts.page.headingNobody : texts.page.heading;
  const usable = view.state === 'active' || view.state === 'redeemed';
  const parts = [
    `<div class="top"><h1>${escapeHtml(fillText(heading, { recipient: view.recipientName, sender: view.senderName }))}</h1></div>`,
    usable ? '' : `<p class="notice">${escapeHtml(stateText(view, texts, language))}</p>`,
    view.message === '' ? '' : messagePart(view, texts),
    cardPart(view, texts, language),
    usable ? await codesPart(view, texts) : '',
    usable ? textPart(texts.page.howTo, view.instructions) : '',
    textPart(texts.page.terms, view.terms, 'small'),
    helpPart(view, texts),
  ];
  return document({
    language,
    title: fillText(texts.page.title, { brand: view.brandName }),
    isOff: view.state !== 'active',
    content: parts.join('\n'),
  });
}

/** Page for a link without a reward. */
export function unknownRewardPage(language: Language): string {
  const { page } = deliveryTexts(language);
  const content = `<div class="empty"><div class="top"><h1>${escapeHtml(page.unknownTitle)}</h1><p>${escapeHtml(page.unknownText)}</p></div></div>`;
  return document({ language, title: page.unknownTitle, isOff: true, content });
}

interface PageParts {
  readonly language: Language;
  readonly title: string;
  readonly isOff: boolean;
  readonly content: string;
}

const document = ({ language, title, isOff, content }: PageParts): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${REWARD_PAGE_STYLE}</style>
<script src="${COPY_SCRIPT_PATH}" defer></script>
</head>
<body>
<div class="page">
${languageSwitch(language)}
<main class="sheet${isOff ? ' off' : ''}">
${content}
</main>
</div>
</body>
</html>`;

function languageSwitch(current: Language): string {
  const links = LANGUAGES.map((language) => {
    const mark = language === current ? ' aria-current="true"' : '';
    return `<li><a href="?lang=${language}" lang="${language}" hreflang="${language}"${mark}>${deliveryTexts(language).languageName}</a></li>`;
  });
  return `<nav aria-label="${escapeHtml(deliveryTexts(current).page.language)}"><ul class="languages">${links.join('')}</ul></nav>`;
}

const stateText = (view: RewardView, texts: DeliveryTexts, language: Language): string =>
  fillText(texts.page.states[view.state].text, {
    date: view.expiresAt === null ? '' : formatLastDay(view.expiresAt, language),
  });

const messagePart = (view: RewardView, { page }: DeliveryTexts): string =>
  `<div class="message"><h2>${escapeHtml(fillText(page.messageFrom, { sender: view.senderName }))}</h2><p>${escapeLines(view.message)}</p></div>`;

function cardPart(view: RewardView, texts: DeliveryTexts, language: Language): string {
  const { page } = texts;
  const money = (minor: bigint): string => formatMoney(minor, view.currencyCode, language);
  // The rest of such a card has gone back or into a new reward.
  const isGone = view.state === 'cancelled' || view.state === 'replaced';
  const facts = [
    view.quantity === 1
      ? ''
      : fillText(page.pieces, { quantity: String(view.quantity), amount: money(view.pieceMinor) }),
    isGone || view.remainingMinor === view.valueMinor
      ? ''
      : `${page.remaining}${page.colon}${money(view.remainingMinor)}`,
    isGone ? '' : validityText(view, texts, language),
    fillText(page.issued, { date: formatDay(view.issuedAt, language) }),
  ];
  return `<div class="cards">
<img class="artwork" src="${escapeHtml(view.artworkUrl)}" alt="" width="600" height="400">
<div>
<p class="brand">${escapeHtml(view.brandName)}</p>
<p class="reward">${escapeHtml(view.rewardName)}</p>
<p class="amount"><span class="visually-hidden">${escapeHtml(page.value)}${page.colon}</span>${escapeHtml(money(view.valueMinor))}</p>
<p><span class="chip">${escapeHtml(page.states[view.state].label)}</span></p>
<ul class="facts">${facts
    .filter((fact) => fact !== '')
    .map((fact) => `<li>${escapeHtml(fact)}</li>`)
    .join('')}</ul>
${usePart(view, texts)}
</div>
</div>`;
}

const validityText = ({ expiresAt }: RewardView, { page }: DeliveryTexts, language: Language): string =>
  expiresAt === null ? page.neverExpires : fillText(page.expires, { date: formatLastDay(expiresAt, language) });

const textPart = (title: string, text: string, className = ''): string =>
  text === ''
    ? ''
    : `<section class="part"><h2>${escapeHtml(title)}</h2><p class="${className}">${escapeLines(text)}</p></section>`;

function helpPart(view: RewardView, { page }: DeliveryTexts): string {
  const help = escapeHtml(fillText(page.helpCentre, { email: '\u0001', reference: view.reference }));
  const address = escapeHtml(view.supportEmail);
  return `<section class="part"><h2>${escapeHtml(page.support)}</h2>
<p class="small">${help.replace('\u0001', `<a href="mailto:${address}">${address}</a>`)}</p>
<p class="small">${escapeHtml(page.reference)}${page.colon}<span class="reference">${escapeHtml(view.reference)}</span></p></section>`;
}
