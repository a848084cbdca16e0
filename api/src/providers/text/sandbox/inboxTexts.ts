import type { Language } from '@portal/shared/domain/enumerations';
import type { TextState } from './textRecords.ts';

export interface TextInboxTexts {
  readonly title: string;
  readonly note: string;
  readonly mails: string;
  readonly number: string;
  readonly filter: string;
  readonly none: string;
  readonly noneTo: (number: string) => string;
  readonly all: string;
  readonly listOf: (number: string) => string;
  readonly parts: (count: number) => string;
  readonly error: (code: number) => string;
  readonly states: Readonly<Record<TextState, string>>;
  readonly answered: string;
  readonly reply: string;
  readonly send: string;
  readonly quick: string;
}

const EN: TextInboxTexts = {
  title: 'Developer inbox: texts',
  note: 'Every text message that this local portal has sent. Nothing here leaves the machine.',
  mails: 'Emails',
  number: 'Number',
  filter: 'Filter',
  none: 'No text yet. Send a reward by text, and its message appears here, as do codes for signing in.',
  noneTo: (number) => `No text to “${number}”.`,
  all: 'Show all',
  listOf: (number) => `Texts with ${number}, newest first`,
  parts: (count) => (count === 1 ? '1 part' : `${count} parts`),
  error: (code) => `error ${code}`,
  states: {
    queued: 'Queued',
    sent: 'Sent',
    delivered: 'Delivered',
    undelivered: 'Not delivered',
    failed: 'The portal did not take it',
    received: 'Reply',
  },
  answered: 'Automatic answer',
  reply: 'Reply from this number',
  send: 'Send',
  quick: 'Reply with one word',
};

const ES: TextInboxTexts = {
  title: 'Buzón de desarrollo: SMS',
  note: 'Todos los SMS que ha enviado este portal local. Nada de lo que hay aquí sale de este equipo.',
  mails: 'Correos electrónicos',
  number: 'Número',
  filter: 'Filtrar',
  none: 'Todavía no hay ningún SMS. Envíe una recompensa por SMS y su mensaje aparecerá aquí, igual que los códigos de inicio de sesión.',
  noneTo: (number) => `Ningún SMS a «${number}».`,
  all: 'Mostrar todos',
  listOf: (number) => `SMS con ${number}, los más recientes primero`,
  parts: (count) => (count === 1 ? '1 parte' : `${count} partes`),
  error: (code) => `error ${code}`,
  states: {
    queued: 'En cola',
    sent: 'Enviado',
    delivered: 'Entregado',
    undelivered: 'No entregado',
    failed: 'El portal no lo aceptó',
    received: 'Respuesta',
  },
  answered: 'Respuesta automática',
  reply: 'Responder desde este número',
  send: 'Enviar',
  quick: 'Responder con una palabra',
};

const FR: TextInboxTexts = {
  title: 'Boîte de développement : SMS',
  note: 'Tous les SMS que ce portail local a envoyés. Rien ne quitte cette machine.',
  mails: 'E-mails',
  number: 'Numéro',
  filter: 'Filtrer',
  none: 'Aucun SMS pour l’instant. Envoyez une récompense par SMS : son message s’affiche ici, comme les codes de connexion.',
  noneTo: (number) => `Aucun SMS au « ${number} ».`,
  all: 'Tout afficher',
  listOf: (number) => `SMS avec le ${number}, du plus récent au plus ancien`,
  parts: (count) => (count === 1 ? '1 partie' : `${count} parties`),
  error: (code) => `erreur ${code}`,
  states: {
    queued: 'En attente',
    sent: 'Envoyé',
    delivered: 'Livré',
    undelivered: 'Non livré',
    failed: 'Le portail ne l’a pas accepté',
    received: 'Réponse',
  },
  answered: 'Réponse automatique',
  reply: 'Répondre depuis ce numéro',
  send: 'Envoyer',
  quick: 'Répondre par un mot',
};

const JA: TextInboxTexts = {
  title: '開発用受信箱：SMS',
  note: 'このローカルのポータルが送信したすべての SMS です。このコンピューターの外には送信されません。',
  mails: 'メール',
  number: '電話番号',
  filter: '絞り込む',
  none: 'SMS はまだありません。リワードを SMS で送るとここに表示されます。サインイン用のコードも同様です。',
  noneTo: (number) => `「${number}」宛ての SMS はありません。`,
  all: 'すべて表示',
  listOf: (number) => `${number} の SMS（新しい順）`,
  parts: (count) => `${count} 通分`,
  error: (code) => `エラー ${code}`,
  states: {
    queued: '送信待ち',
    sent: '送信済み',
    delivered: '配信済み',
    undelivered: '未配信',
    failed: 'ポータルが受け付けませんでした',
    received: '返信',
  },
  answered: '自動応答',
  reply: 'この番号から返信',
  send: '送信',
  quick: '1 語で返信',
};

const ZH: TextInboxTexts = {
  title: '开发收件箱：短信',
  note: '此本地门户发送的所有短信。这里的内容不会离开本机。',
  mails: '电子邮件',
  number: '号码',
  filter: '筛选',
  none: '还没有短信。通过短信发送奖励后，消息会显示在这里，登录验证码也一样。',
  noneTo: (number) => `没有发送到“${number}”的短信。`,
  all: '显示全部',
  listOf: (number) => `与 ${number} 的短信，最新的在前`,
  parts: (count) => `${count} 条`,
  error: (code) => `错误 ${code}`,
  states: {
    queued: '排队中',
    sent: '已发送',
    delivered: '已送达',
    undelivered: '未送达',
    failed: '门户未接受',
    received: '回复',
  },
  answered: '自动答复',
  reply: '从此号码回复',
  send: '发送',
  quick: '用一个词回复',
};

/** The texts of the inbox of text messages, by language. */
export const TEXT_INBOX_TEXTS: Readonly<Record<Language, TextInboxTexts>> = {
  en: EN,
  es: ES,
  fr: FR,
  ja: JA,
  'zh-CN': ZH,
};
