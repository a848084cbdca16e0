import { brandPalette } from '../artwork/index.ts';
import { HEADER_IMAGE } from '@portal/shared/domain/templates/headerImage';
import { deliveryTexts, fillText } from '../../texts/deliveryTexts.ts';
import { escapeHtml } from '../../texts/escapeHtml.ts';
import { greetingOf } from '../../texts/greeting.ts';
import { readableInk } from './readableInk.ts';
import type { RewardMailContent } from './RewardMail.ts';
import { MAIL_FONTS, MAIL_STYLE } from '../../texts/mailStyle.ts';

const SHEET_WIDTH = 560;

/** Outlook knows no greatest width: there the sheet stands in a table of that width. */
const OUTLOOK_OPEN = `<!--[if mso]><table role="presentation" width="${SHEET_WIDTH}" align="center" cellpadding="0" cellspacing="0"><tr><td><![endif]-->`;
const OUTLOOK_CLOSE = '<!--[if mso]></td></tr></table><![endif]-->';

/** The HTML part: tables and inline styles, for compatibility with mail clients. */
export function rewardMailHtml(mail: RewardMailContent): string {
  const rows = [logo(mail), head(mail), words(mail), brandCard(mail), button(mail), closing(mail), small(mail)];
  return `<!doctype html>
<html lang="${mail.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${MAIL_STYLE}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#eef2f4;font-family:${MAIL_FONTS};">
${preheader(mail)}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#eef2f4;"><tr><td class="outer" align="center" style="padding:32px 16px;">
${OUTLOOK_OPEN}
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" style="max-width:${SHEET_WIDTH}px;background:#ffffff;border:1px solid #d9e1e6;border-radius:14px;">
${rows.join('\n')}
</table>
${OUTLOOK_CLOSE}
${footer(mail)}
</td></tr></table>
</body>
</html>`;
}

const row = (content: string, padding: string): string =>
  `<tr><td class="pad" style="padding:${padding};">${content}</td></tr>`;

const paragraph = (html: string, style: string, className = 'ink'): string =>
  `<p class="${className}" style="margin:0;overflow-wrap:anywhere;${style}">${html}</p>`;

/** A text whose parts may be paragraphs and lists of their own. */
const block = (html: string, style: string, className = 'ink'): string =>
  `<div class="${className}" style="overflow-wrap:anywhere;${style}">${html}</div>`;

function preheader(mail: RewardMailContent): string {
  const { mail: texts } = deliveryTexts(mail.language);
  const text = fillText(texts.preheader, { amount: mail.amount, brand: mail.brandName, sender: mail.senderName });
  return `<div style="display:none;max-height:0;overflow:hidden;opacity:0;">${escapeHtml(text)}</div>`;
}

const LOGO_HEIGHT = Math.round((SHEET_WIDTH * HEADER_IMAGE.height) / HEADER_IMAGE.width);

/** The header image over the whole width; its size stands in attributes too, which Outlook reads. Its text shows where images are off. */
const logo = ({ logo: image, accent }: RewardMailContent): string =>
  image === null
    ? ''
    : `<tr><td class="logo" bgcolor="${escapeHtml(accent)}" style="padding:0;background:${escapeHtml(accent)};border-radius:13px 13px 0 0;font-size:18px;line-height:24px;color:${readableInk(accent)};">
<img src="${escapeHtml(image.url)}" srcset="${escapeHtml(image.largeUrl)} 2x" alt="${escapeHtml(image.alt)}" width="${SHEET_WIDTH}" height="${LOGO_HEIGHT}" border="0" style="display:block;width:100%;max-width:${SHEET_WIDTH}px;height:auto;border:0;border-radius:13px 13px 0 0;font-size:18px;line-height:24px;color:${readableInk(accent)};">
</td></tr>`;

const head = (mail: RewardMailContent): string =>
  row(
    paragraph(escapeHtml(mail.from.name), 'font-size:14px;line-height:20px;font-weight:600;color:#4b5b66;', 'soft'),
    '28px 32px 0',
  );

function words(mail: RewardMailContent): string {
  const { mail: texts } = deliveryTexts(mail.language);
  const { html } = mail.message;
  return row(
    [
      `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:600;color:#16222b;overflow-wrap:anywhere;text-wrap:balance;">${escapeHtml(fillText(texts.from, { sender: mail.senderName }))}</h1>`,
      paragraph(
        escapeHtml(greetingOf(mail.language, mail.recipientName)),
        'font-size:16px;line-height:24px;color:#16222b;',
      ),
      html === '' ? '' : block(html, 'padding-top:12px;font-size:16px;line-height:24px;color:#16222b;'),
    ].join('\n'),
    '14px 32px 0',
  );
}

function brandCard(mail: RewardMailContent): string {
  const { ground, ink, spark } = brandPalette(mail.brandKey, mail.brandName);
  return row(
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="${ground}" style="background:${ground};border-radius:12px;"><tr><td style="padding:26px 26px 24px;">
<p style="margin:0;font-size:18px;line-height:24px;font-weight:600;color:${ink};overflow-wrap:anywhere;">${escapeHtml(mail.brandName)}</p>
<table role="presentation" cellpadding="0" cellspacing="0" style="margin-top:8px;"><tr><td height="5" width="44" bgcolor="${spark}" style="height:5px;width:44px;background:${spark};border-radius:3px;font-size:0;line-height:0;">&nbsp;</td></tr></table>
<p class="amount" style="margin:22px 0 0;font-size:40px;line-height:46px;font-weight:700;color:${ink};font-variant-numeric:tabular-nums;">${escapeHtml(mail.amount)}</p>
<p style="margin:4px 0 0;font-size:14px;line-height:20px;color:${ink};">${escapeHtml(mail.rewardName)}</p>
</td></tr></table>`,
    '24px 32px 0',
  );
}

function button(mail: RewardMailContent): string {
  const { mail: texts } = deliveryTexts(mail.language);
  const expires =
    mail.expires === null
      ? ''
      : paragraph(
          escapeHtml(fillText(texts.expires, { date: mail.expires })),
          'padding-top:14px;font-size:14px;line-height:20px;color:#4b5b66;',
          'soft',
        );
  return row(
    `<table role="presentation" class="button" cellpadding="0" cellspacing="0"><tr><td bgcolor="${escapeHtml(mail.accent)}" style="background:${escapeHtml(mail.accent)};border-radius:8px;">
<a href="${escapeHtml(mail.url)}" style="display:inline-block;padding:14px 28px;font-size:16px;line-height:22px;font-weight:600;color:${readableInk(mail.accent)};text-decoration:none;">${escapeHtml(texts.button)}</a>
</td></tr></table>
${expires}`,
    '24px 32px 0',
  );
}

const closing = (mail: RewardMailContent): string =>
  mail.closing.html === ''
    ? ''
    : row(block(mail.closing.html, 'font-size:16px;line-height:24px;color:#16222b;'), '24px 32px 0');

function small(mail: RewardMailContent): string {
  const { mail: texts } = deliveryTexts(mail.language);
  const style = 'font-size:13px;line-height:20px;color:#4b5b66;';
  const link = `${escapeHtml(texts.linkHint)}<br><a class="link" href="${escapeHtml(mail.url)}" style="color:#1f6286;word-break:break-all;">${escapeHtml(mail.url)}</a>`;
  return row(
    `<div class="rule" style="border-top:1px solid #d9e1e6;padding-top:18px;">
${block(mail.support.html, style, 'soft')}
${paragraph(escapeHtml(texts.keepPrivate), `padding-top:10px;${style}`, 'soft')}
${paragraph(link, `padding-top:10px;${style}`, 'soft')}
</div>`,
    '28px 32px 28px',
  );
}

const footer = (mail: RewardMailContent): string =>
  mail.poweredBy === null
    ? ''
    : paragraph(escapeHtml(mail.poweredBy), 'padding-top:16px;font-size:12px;line-height:18px;color:#5b6b76;', 'soft');
