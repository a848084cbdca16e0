import type { Language } from '@portal/shared/domain/enumerations';
import type { ShipmentStatus } from '../FulfilmentProvider.ts';
import type { PostFault } from './faults.ts';

interface PostTexts {
  readonly title: string;
  readonly note: string;
  readonly letters: string;
  readonly boxes: string;
  readonly none: string;
  readonly to: string;
  readonly contents: string;
  readonly method: string;
  readonly status: string;
  readonly next: string;
  readonly open: string;
  readonly reason: string;
  readonly save: string;
  /** Also on the buttons that move a shipment on. */
  readonly statuses: Readonly<Record<ShipmentStatus, string>>;
  readonly faults: Readonly<Record<PostFault, string>>;
}

const en: PostTexts = {
  title: 'Letters and boxes',
  note: 'Sandbox of the printer: what the portal has mailed. Press what happens to it next.',
  letters: 'Letters',
  boxes: 'Cards and boxes',
  none: 'Nothing has been mailed yet.',
  to: 'To',
  contents: 'Contents',
  method: 'Shipping',
  status: 'Status',
  next: 'Next',
  open: 'Open the letter',
  reason: 'Reason',
  save: 'Save',
  statuses: {
    ACCEPTED: 'Accepted',
    IN_PROGRESS: 'In progress',
    SHIPPED: 'Shipped',
    COMPLETED: 'Delivered',
    FAILED: 'Failed',
    CANCELED: 'Canceled',
  },
  faults: {
    slow: 'Answers come 4 seconds late',
    down: 'The printer is down',
    answerLost: 'The answer to the next shipment is lost',
    eventsMissing: 'Changes are not told',
  },
};

const es: PostTexts = {
  title: 'Cartas y cajas',
  note: 'Entorno de pruebas de la imprenta: lo que el portal ha enviado por correo. Pulse lo que sucede a continuación.',
  letters: 'Cartas',
  boxes: 'Tarjetas y cajas',
  none: 'Aún no se ha enviado nada.',
  to: 'Para',
  contents: 'Contenido',
  method: 'Envío',
  status: 'Estado',
  next: 'Siguiente',
  open: 'Abrir la carta',
  reason: 'Motivo',
  save: 'Guardar',
  statuses: {
    ACCEPTED: 'Aceptado',
    IN_PROGRESS: 'En curso',
    SHIPPED: 'Enviado',
    COMPLETED: 'Entregado',
    FAILED: 'Fallido',
    CANCELED: 'Cancelado',
  },
  faults: {
    slow: 'Las respuestas llegan 4 segundos tarde',
    down: 'La imprenta no responde',
    answerLost: 'La respuesta al próximo envío se pierde',
    eventsMissing: 'Los cambios no se comunican',
  },
};

const fr: PostTexts = {
  title: 'Lettres et colis',
  note: 'Bac à sable de l’imprimeur : ce que le portail a expédié. Appuyez sur ce qui arrive ensuite.',
  letters: 'Lettres',
  boxes: 'Cartes et colis',
  none: 'Rien n’a encore été expédié.',
  to: 'À',
  contents: 'Contenu',
  method: 'Expédition',
  status: 'État',
  next: 'Suite',
  open: 'Ouvrir la lettre',
  reason: 'Motif',
  save: 'Enregistrer',
  statuses: {
    ACCEPTED: 'Accepté',
    IN_PROGRESS: 'En cours',
    SHIPPED: 'Expédié',
    COMPLETED: 'Livré',
    FAILED: 'Échoué',
    CANCELED: 'Annulé',
  },
  faults: {
    slow: 'Les réponses arrivent 4 secondes plus tard',
    down: 'L’imprimeur ne répond pas',
    answerLost: 'La réponse au prochain envoi se perd',
    eventsMissing: 'Les changements ne sont pas annoncés',
  },
};

const ja: PostTexts = {
  title: '手紙と荷物',
  note: '印刷所のサンドボックス：ポータルが発送したものです。次に起こることを押してください。',
  letters: '手紙',
  boxes: 'カードと荷物',
  none: 'まだ何も発送されていません。',
  to: '宛先',
  contents: '内容',
  method: '配送方法',
  status: '状態',
  next: '次の操作',
  open: '手紙を開く',
  reason: '理由',
  save: '保存',
  statuses: {
    ACCEPTED: '受付済み',
    IN_PROGRESS: '処理中',
    SHIPPED: '発送済み',
    COMPLETED: '配達済み',
    FAILED: '失敗',
    CANCELED: 'キャンセル',
  },
  faults: {
    slow: '応答が4秒遅れる',
    down: '印刷所が停止している',
    answerLost: '次の発送への応答が失われる',
    eventsMissing: '変更が通知されない',
  },
};

const zhCN: PostTexts = {
  title: '信件和包裹',
  note: '印刷商沙盒：门户寄出的物件。请按下接下来发生的情况。',
  letters: '信件',
  boxes: '卡片和包裹',
  none: '尚未寄出任何物件。',
  to: '收件人',
  contents: '内容',
  method: '配送方式',
  status: '状态',
  next: '下一步',
  open: '打开信件',
  reason: '原因',
  save: '保存',
  statuses: {
    ACCEPTED: '已受理',
    IN_PROGRESS: '处理中',
    SHIPPED: '已发货',
    COMPLETED: '已送达',
    FAILED: '失败',
    CANCELED: '已取消',
  },
  faults: {
    slow: '答复延迟 4 秒',
    down: '印刷商停用',
    answerLost: '下一次发货的答复丢失',
    eventsMissing: '不通知变化',
  },
};

export const POST_TEXTS: Readonly<Record<Language, PostTexts>> = { en, es, fr, ja, 'zh-CN': zhCN };
