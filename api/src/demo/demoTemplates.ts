/** An e-mail template for these groups or accounts, otherwise for the whole platform. */
export interface DemoTemplate {
  readonly etid: string;
  readonly platform: string;
  readonly groups: readonly string[];
  readonly accounts: readonly string[];
  readonly name: string;
  readonly locale: string;
  readonly fromName: string;
  readonly subject: string;
  readonly message: string;
  readonly closing: string | null;
  readonly support: string | null;
  readonly color: string;
  readonly showsProduct: boolean;
  readonly campaign: string | null;
  readonly header: DemoHeader | null;
}

/** A painted header image, with the text that stands for it. */
export interface DemoHeader {
  readonly alt: string;
  readonly colours: readonly (readonly [number, number, number])[];
}

export const SMS_GREETING = 'Hi {{recipient_name}}, {{sender_name}} sent you a reward of {{reward_amount}}.';

const template = (
  etid: string,
  name: string,
  texts: Pick<DemoTemplate, 'subject' | 'message'> & Partial<DemoTemplate>,
): DemoTemplate => ({
  etid,
  platform: 'alder-finch',
  groups: [],
  accounts: [],
  name,
  locale: 'en',
  fromName: 'Alder & Finch',
  closing: null,
  support: null,
  color: '#1b5c80',
  showsProduct: true,
  campaign: null,
  header: null,
  ...texts,
});

export const DEMO_TEMPLATES: readonly DemoTemplate[] = [
  template('E123456', 'Thank you', {
    subject: 'Thank you, {{recipient_name}}',
    message: '{{message}}\n\nPlease enjoy your {{reward_name}}. You have earned it.',
    closing: 'Warm regards,\n{{sender_name}}',
    color: '#2f6f5e',
    header: {
      alt: 'Green hills in the morning',
      colours: [
        [233, 243, 238],
        [168, 205, 189],
        [92, 156, 131],
        [47, 111, 94],
      ],
    },
  }),
  template('E7A8B9C', 'Birthday', {
    subject: 'Happy birthday, {{recipient_name}}',
    message: 'Another year, and we are glad to spend it with you.\n\n{{message}}',
    closing: 'Have a wonderful day,\n{{sender_name}}',
    color: '#a8442f',
    campaign: 'Birthdays',
  }),
  template('E20A001', 'Research thank-you', {
    subject: 'Thank you for taking part',
    message:
      'Your answers help us to build better things. As a small thank-you, here is {{reward_amount}}.\n\n{{message}}',
    support:
      'Questions about the study or the reward? Write to research@alder-finch.example and mention {{order_reference}}.',
    color: '#43407a',
    showsProduct: false,
    campaign: 'Customer panel',
  }),
  template('E20J001', 'お礼のギフト', {
    locale: 'ja',
    fromName: 'オルダー＆フィンチ',
    subject: '{{recipient_name}} 様へ、{{sender_name}} よりギフトのお届けです',
    message: '{{message}}',
    closing: '今後ともよろしくお願いいたします。',
    color: '#0f4c5c',
  }),
  template('E20F001', 'Merci', {
    locale: 'fr',
    subject: 'Merci, {{recipient_name}}',
    message: '{{message}}\n\nProfitez bien de votre {{reward_name}}.',
    closing: 'Bien à vous,\n{{sender_name}}',
    color: '#6a3d52',
  }),
  template('E999999', 'Wellbeing month', {
    accounts: ['A30003'],
    subject: 'Something for you, {{recipient_name}}',
    message: '{{message}}',
    color: '#2f5d50',
  }),
  template('E20M001', 'Gracias del equipo', {
    locale: 'es',
    groups: ['G10002'],
    subject: 'Gracias, {{recipient_first_name}}',
    message: '{{message}}\n\nTienes hasta el {{expiration_date}} para usar tu {{reward_name}}.',
    closing: 'Un saludo,\n{{sender_name}}',
    color: '#7a4a1e',
    header: {
      alt: 'Colinas al atardecer',
      colours: [
        [253, 240, 224],
        [240, 196, 140],
        [196, 128, 66],
        [122, 74, 30],
      ],
    },
  }),
  template('E20Z001', '活动致谢', {
    locale: 'zh-CN',
    accounts: ['A20002', 'A20004'],
    subject: '{{recipient_name}}，感谢您的参与',
    message: '{{message}}\n\n{{organization_name}} 为您准备了 {{reward_amount}} 的奖励，希望您喜欢。',
    color: '#8a2f3c',
  }),
  template('E20S001', 'Spring thanks', {
    accounts: ['A20004'],
    subject: 'A spring thank-you for {{recipient_name}}',
    message: '{{message}}\n\nSee you when the season opens again.',
    closing: 'With warm wishes,\n{{sender_name}}',
    color: '#3f6b3a',
  }),
  template('E90L001', 'Studio thanks', {
    platform: 'pocket-lantern',
    fromName: 'Pocket Lantern',
    subject: 'Thanks from the studio',
    message: '{{message}}',
    color: '#22335c',
  }),
];

/** Default templates by account, group or platform; elsewhere the built-in one. */
export const DEMO_TEMPLATE_DEFAULTS: readonly {
  readonly etid: string;
  readonly platform: string;
  readonly group: string | null;
  readonly account: string | null;
}[] = [
  { etid: 'E20J001', platform: 'alder-finch', group: 'G10002', account: 'A20003' },
  { etid: 'E123456', platform: 'alder-finch', group: 'G10003', account: null },
];
