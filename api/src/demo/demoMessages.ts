import type { LineReason } from '@portal/shared/domain/ordering/lineReasons';

const THANKS = [
  'Thank you for your help this spring.',
  'You made the launch feel easy. Enjoy something nice.',
  'Five years already. We are glad you are here.',
  'A small thank-you for a large favor.',
  'The customers noticed, and so did we. Well done.',
  'For the late evenings last week. They are not forgotten.',
  'Thank you for showing the new colleagues around.',
  'Your idea is part of the product now. This one is on us.',
];

/** Messages that fit a template's text; other templates use the general ones. */
const BY_ETID: Readonly<Record<string, readonly string[]>> = {
  E7A8B9C: ['Happy birthday from all of us. Have cake.', 'May the year be kind to you. Enjoy the day.'],
  E20A001: [
    'Your evening with our researchers was worth a great deal to us.',
    'Wave three is complete, thanks to you.',
    'Thank you for the diary that you kept for us.',
  ],
  E20F001: [
    'Merci pour votre aide précieuse ce trimestre.',
    'Merci d’avoir participé à notre rencontre de Lyon.',
    'Un petit mot pour dire un grand merci à toute l’équipe.',
  ],
  E20J001: [
    'ご協力ありがとうございました。',
    'アンケートにご回答いただき、誠にありがとうございました。心ばかりのお礼です。',
    '先日のインタビューでは貴重なお話をありがとうございました。',
    'いつもお世話になっております。ささやかですが、お礼の気持ちです。',
  ],
};

const DECEMBER = [
  'Thank you for a good year, and a quiet end to it.',
  'Season’s greetings from everybody at Alder & Finch.',
];

/** Sender messages that fit a template; for other templates general ones, seasonal in December. */
export const messagesOf = (etid: string, at: Date): readonly string[] =>
  BY_ETID[etid] ?? (at.getUTCMonth() === 11 ? DECEMBER : THANKS);

export const ORDER_NOTES: readonly string[] = [
  'Quarterly thank-you',
  'Approved by the team lead',
  'Fall trade show, booth 14',
  'Charged to cost center 4410',
  'Welcome gifts for the new office',
];

/** Failure reasons of lines. */
export const FAILURES: readonly LineReason[] = ['brandSilent', 'itemGone', 'notIssued'];
