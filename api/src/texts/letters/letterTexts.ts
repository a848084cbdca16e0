import type { Language } from '@portal/shared/domain/enumerations';

/** Texts of printed letters in one language. Placeholders are in single braces. */
export interface LetterTexts {
  /** The print template that every organisation has. */
  readonly standard: { readonly name: string; readonly letterHeadTitle: string; readonly message: string };
  /** The support text of templates without one of their own: 160 characters with a long address. */
  readonly support: string;
  /** The title of the file. */
  readonly title: string;
  readonly heading: string;
  readonly scan: string;
  readonly expires: string;
  readonly keepPrivate: string;
  readonly reference: string;
  readonly to: string;
  readonly from: string;
  /** Stands over the code of a letter that is only a preview. */
  readonly sample: string;
  readonly sampleRecipient: string;
  readonly sampleSender: string;
  readonly sampleReward: string;
}

const TEXTS: Readonly<Record<Language, LetterTexts>> = {
  en: {
    standard: {
      name: 'Standard letter',
      letterHeadTitle: 'A reward for you',
      message: 'Thank you. We hope you enjoy your reward.',
    },
    support: 'Questions about your reward? Write to {email}.',
    title: 'Reward letter {reference}',
    heading: 'Your reward',
    scan: 'Scan the code with your phone, or open this address:',
    expires: 'Valid through {date}.',
    keepPrivate: 'Keep this letter safe: anyone who has it can use the reward.',
    reference: 'Reference {reference}',
    to: 'To',
    from: 'From',
    sample: 'Sample',
    sampleRecipient: 'Ana Martins',
    sampleSender: 'Your team',
    sampleReward: 'Harbour Books',
  },
  es: {
    standard: {
      name: 'Carta estándar',
      letterHeadTitle: 'Una recompensa para usted',
      message: 'Gracias. Esperamos que disfrute de su recompensa.',
    },
    support: '¿Tiene preguntas sobre su recompensa? Escriba a {email}.',
    title: 'Carta de recompensa {reference}',
    heading: 'Su recompensa',
    scan: 'Escanee el código con su teléfono o abra esta dirección:',
    expires: 'Válida hasta el {date}.',
    keepPrivate: 'Guarde esta carta: quien la tenga puede usar la recompensa.',
    reference: 'Referencia {reference}',
    to: 'Para',
    from: 'De',
    sample: 'Muestra',
    sampleRecipient: 'Ana Martins',
    sampleSender: 'Su equipo',
    sampleReward: 'Harbour Books',
  },
  fr: {
    standard: {
      name: 'Lettre standard',
      letterHeadTitle: 'Une récompense pour vous',
      message: 'Merci. Nous espérons que votre récompense vous plaira.',
    },
    support: 'Des questions sur votre récompense\u00a0? Écrivez à {email}.',
    title: 'Lettre de récompense {reference}',
    heading: 'Votre récompense',
    scan: 'Scannez le code avec votre téléphone ou ouvrez cette adresse\u00a0:',
    expires: 'Valable jusqu’au {date}.',
    keepPrivate: 'Conservez cette lettre\u00a0: quiconque la possède peut utiliser la récompense.',
    reference: 'Référence {reference}',
    to: 'À',
    from: 'De',
    sample: 'Exemple',
    sampleRecipient: 'Ana Martins',
    sampleSender: 'Votre équipe',
    sampleReward: 'Harbour Books',
  },
  ja: {
    standard: {
      name: '標準の手紙',
      letterHeadTitle: 'あなたへのギフト',
      message: 'ありがとうございます。ギフトをお楽しみください。',
    },
    support: 'ギフトについてのお問い合わせは{email}までご連絡ください。',
    title: 'ギフトの手紙{reference}',
    heading: 'お届けのギフト',
    scan: '携帯電話でコードを読み取るか、次のアドレスを開いてください。',
    expires: '{date}まで有効です。',
    keepPrivate: 'この手紙は大切に保管してください。お持ちの方は誰でもギフトを使えます。',
    reference: '参照番号{reference}',
    to: '宛先',
    from: '差出人',
    sample: '見本',
    sampleRecipient: 'Ana Martins',
    sampleSender: 'チーム一同',
    sampleReward: 'Harbour Books',
  },
  'zh-CN': {
    standard: {
      name: '标准信件',
      letterHeadTitle: '送给您的奖励',
      message: '谢谢您。希望您喜欢这份奖励。',
    },
    support: '对奖励有疑问？请写信至{email}。',
    title: '奖励信件{reference}',
    heading: '您的奖励',
    scan: '请用手机扫描二维码，或打开以下网址：',
    expires: '有效期至{date}。',
    keepPrivate: '请妥善保管此信：任何持有此信的人都可以使用奖励。',
    reference: '参考编号{reference}',
    to: '致',
    from: '来自',
    sample: '样本',
    sampleRecipient: 'Ana Martins',
    sampleSender: '您的团队',
    sampleReward: 'Harbour Books',
  },
};

/** The texts of letters in a language. */
export const letterTexts = (language: Language): LetterTexts => TEXTS[language];
