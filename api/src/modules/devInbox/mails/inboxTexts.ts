import type { Language } from '@portal/shared/domain/enumerations';
import type { InboxTab } from './InboxMessage.ts';

export interface InboxTexts {
  readonly title: string;
  readonly note: string;
  readonly texts: string;
  readonly recipient: string;
  readonly filter: string;
  readonly list: string;
  readonly noSubject: string;
  readonly toWhom: (recipients: string) => string;
  readonly none: string;
  readonly noneTo: (recipient: string) => string;
  readonly all: string;
  readonly allMail: string;
  readonly actions: Readonly<Record<'bounce' | 'complain', string>>;
  readonly from: string;
  readonly to: string;
  readonly date: string;
  readonly attachments: string;
  readonly bytes: (count: number) => string;
  readonly tooLarge: (size: string) => string;
  readonly parts: string;
  readonly tabs: Readonly<Record<InboxTab, string>>;
}

const EN: InboxTexts = {
  title: 'Developer inbox',
  note: 'Every email that this local portal has sent. Nothing here leaves the machine.',
  texts: 'Texts',
  recipient: 'Recipient',
  filter: 'Filter',
  list: 'Messages, newest first',
  noSubject: '(no subject)',
  toWhom: (recipients) => `To ${recipients}`,
  none: 'No mail yet. Send a reward, and its email appears here.',
  noneTo: (recipient) => `No mail to “${recipient}”.`,
  all: 'Show all',
  allMail: 'All mail',
  actions: { bounce: 'Bounce', complain: 'Report as spam' },
  from: 'From',
  to: 'To',
  date: 'Date',
  attachments: 'Attachments',
  bytes: (count) => `${count} bytes`,
  tooLarge: (size) => `${size}, too large to be kept`,
  parts: 'Parts',
  tabs: { html: 'Message', phone: 'At 320 px', text: 'Text part', headers: 'Headers' },
};

const ES: InboxTexts = {
  title: 'Buzón de desarrollo',
  note: 'Todos los correos que ha enviado este portal local. Nada de lo que hay aquí sale de este equipo.',
  texts: 'SMS',
  recipient: 'Destinatario',
  filter: 'Filtrar',
  list: 'Mensajes, los más recientes primero',
  noSubject: '(sin asunto)',
  toWhom: (recipients) => `Para ${recipients}`,
  none: 'Todavía no hay ningún correo. Envíe una recompensa y su correo aparecerá aquí.',
  noneTo: (recipient) => `Ningún correo para «${recipient}».`,
  all: 'Mostrar todos',
  allMail: 'Todos los correos',
  actions: { bounce: 'Devolver', complain: 'Marcar como spam' },
  from: 'De',
  to: 'Para',
  date: 'Fecha',
  attachments: 'Archivos adjuntos',
  bytes: (count) => `${count} bytes`,
  tooLarge: (size) => `${size}, demasiado grande para conservarlo`,
  parts: 'Partes',
  tabs: { html: 'Mensaje', phone: 'A 320 px', text: 'Parte de texto', headers: 'Encabezados' },
};

const FR: InboxTexts = {
  title: 'Boîte de développement',
  note: 'Tous les e-mails que ce portail local a envoyés. Rien ne quitte cette machine.',
  texts: 'SMS',
  recipient: 'Destinataire',
  filter: 'Filtrer',
  list: 'Messages, du plus récent au plus ancien',
  noSubject: '(sans objet)',
  toWhom: (recipients) => `À ${recipients}`,
  none: 'Aucun e-mail pour l’instant. Envoyez une récompense\u00a0: son e-mail s’affiche ici.',
  noneTo: (recipient) => `Aucun e-mail à «\u00a0${recipient}\u00a0».`,
  all: 'Tout afficher',
  allMail: 'Tous les e-mails',
  actions: { bounce: 'Renvoyer comme non distribué', complain: 'Signaler comme spam' },
  from: 'De',
  to: 'À',
  date: 'Date',
  attachments: 'Pièces jointes',
  bytes: (count) => `${count} octets`,
  tooLarge: (size) => `${size}, trop volumineux pour être conservé`,
  parts: 'Parties',
  tabs: { html: 'Message', phone: 'À 320 px', text: 'Partie texte', headers: 'En-têtes' },
};

const JA: InboxTexts = {
  title: '開発用受信箱',
  note: 'このローカルのポータルが送信したすべてのメールです。このコンピューターの外には送信されません。',
  texts: 'SMS',
  recipient: '宛先',
  filter: '絞り込む',
  list: 'メール（新しい順）',
  noSubject: '（件名なし）',
  toWhom: (recipients) => `宛先：${recipients}`,
  none: 'メールはまだありません。リワードを送ると、そのメールがここに表示されます。',
  noneTo: (recipient) => `「${recipient}」宛てのメールはありません。`,
  all: 'すべて表示',
  allMail: 'すべてのメール',
  actions: { bounce: '不達にする', complain: '迷惑メールとして報告' },
  from: '差出人',
  to: '宛先',
  date: '日時',
  attachments: '添付ファイル',
  bytes: (count) => `${count} バイト`,
  tooLarge: (size) => `${size}、大きすぎるため保存されていません`,
  parts: '表示の切り替え',
  tabs: { html: 'メッセージ', phone: '幅 320 px', text: 'テキスト', headers: 'ヘッダー' },
};

const ZH: InboxTexts = {
  title: '开发收件箱',
  note: '此本地门户发送的所有电子邮件。这里的内容不会离开本机。',
  texts: '短信',
  recipient: '收件人',
  filter: '筛选',
  list: '邮件，最新的在前',
  noSubject: '（无主题）',
  toWhom: (recipients) => `收件人：${recipients}`,
  none: '还没有邮件。发送奖励后，其邮件会显示在这里。',
  noneTo: (recipient) => `没有发送到“${recipient}”的邮件。`,
  all: '显示全部',
  allMail: '全部邮件',
  actions: { bounce: '退回', complain: '举报为垃圾邮件' },
  from: '发件人',
  to: '收件人',
  date: '日期',
  attachments: '附件',
  bytes: (count) => `${count} 字节`,
  tooLarge: (size) => `${size}，过大，未保存`,
  parts: '部分',
  tabs: { html: '邮件', phone: '320 px 宽', text: '文本部分', headers: '标头' },
};

/** The texts of the inbox of mails, by language. */
export const INBOX_TEXTS: Readonly<Record<Language, InboxTexts>> = { en: EN, es: ES, fr: FR, ja: JA, 'zh-CN': ZH };
