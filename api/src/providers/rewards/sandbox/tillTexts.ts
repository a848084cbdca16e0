import type { Language } from '@portal/shared/domain/enumerations';
import type { TillRefusal } from './cardRecords.ts';
import type { Fault } from './faults.ts';

/** Why the till takes no payment: the card, or the amount that was typed. */
export type TillProblem = TillRefusal | 'AMOUNT';

export interface TillTexts {
  readonly till: string;
  readonly tillNote: string;
  readonly number: string;
  readonly pin: string;
  readonly amount: string;
  readonly amountIn: (currencyCode: string) => string;
  readonly pay: string;
  readonly balance: string;
  readonly state: string;
  readonly states: Readonly<Record<'ACTIVE' | 'FROZEN' | 'VOID' | 'EXPIRED', string>>;
  readonly frozenUntil: (time: string) => string;
  readonly problems: Readonly<Record<TillProblem, string>>;
  readonly receipt: string;
  readonly paid: (amount: string) => string;
  readonly left: (amount: string) => string;
  readonly again: string;
  readonly control: string;
  readonly controlNote: string;
  readonly faults: Readonly<Record<Fault, string>>;
  readonly save: string;
}

const EN: TillTexts = {
  till: 'Till',
  tillNote: 'Sandbox of the reward issuer: nothing is sold here.',
  number: 'Number',
  pin: 'PIN or security code',
  amount: 'Amount',
  amountIn: (currencyCode) => `Amount in ${currencyCode}`,
  pay: 'Pay',
  balance: 'Left on the card',
  state: 'Status',
  states: { ACTIVE: 'Can be used', FROZEN: 'On hold', VOID: 'Canceled', EXPIRED: 'Expired' },
  frozenUntil: (time) => `On hold until ${time} UTC`,
  problems: {
    UNKNOWN: 'There is no card with this number.',
    PIN: 'The PIN or security code is not correct.',
    FROZEN: 'This card is on hold.',
    VOID: 'This card was canceled.',
    EXPIRED: 'This card has expired.',
    SHORT: 'There is not enough left on the card.',
    AMOUNT: 'Enter an amount above 0, in the card’s currency.',
  },
  receipt: 'Paid',
  paid: (amount) => `Paid ${amount}.`,
  left: (amount) => `${amount} left on the card.`,
  again: 'Pay again with this card',
  control: 'Reward issuer',
  controlNote: 'Sandbox of the reward issuer: its cards are worth nothing.',
  faults: {
    slow: 'Calls are answered slowly',
    down: 'The issuer is down',
    answerLost: 'Responses to changes are lost after the changes are made',
    eventsLate: 'Events arrive half a minute late',
    eventsDoubled: 'Events arrive twice',
    eventsMissing: 'Events are not sent, only read',
  },
  save: 'Save',
};

const ES: TillTexts = {
  till: 'Caja',
  tillNote: 'Entorno de pruebas del emisor de recompensas: aquí no se vende nada.',
  number: 'Número',
  pin: 'PIN o código de seguridad',
  amount: 'Importe',
  amountIn: (currencyCode) => `Importe en ${currencyCode}`,
  pay: 'Pagar',
  balance: 'Saldo de la tarjeta',
  state: 'Estado',
  states: { ACTIVE: 'Se puede usar', FROZEN: 'En pausa', VOID: 'Cancelada', EXPIRED: 'Caducada' },
  frozenUntil: (time) => `En pausa hasta el ${time} UTC`,
  problems: {
    UNKNOWN: 'No hay ninguna tarjeta con este número.',
    PIN: 'El PIN o código de seguridad no es correcto.',
    FROZEN: 'Esta tarjeta está en pausa.',
    VOID: 'Esta tarjeta se canceló.',
    EXPIRED: 'Esta tarjeta ha caducado.',
    SHORT: 'El saldo de la tarjeta no es suficiente.',
    AMOUNT: 'Escriba un importe superior a 0 en la moneda de la tarjeta.',
  },
  receipt: 'Pagado',
  paid: (amount) => `Se han pagado ${amount}.`,
  left: (amount) => `Quedan ${amount} en la tarjeta.`,
  again: 'Pagar otra vez con esta tarjeta',
  control: 'Emisor de recompensas',
  controlNote: 'Entorno de pruebas del emisor de recompensas: sus tarjetas no tienen ningún valor.',
  faults: {
    slow: 'Las llamadas se responden con lentitud',
    down: 'El emisor no está disponible',
    answerLost: 'Las respuestas a los cambios se pierden después de efectuarlos',
    eventsLate: 'Los eventos se comunican con medio minuto de retraso',
    eventsDoubled: 'Los eventos se comunican dos veces',
    eventsMissing: 'Los eventos no se comunican, solo se pueden consultar',
  },
  save: 'Guardar',
};

const FR: TillTexts = {
  till: 'Caisse',
  tillNote: 'Environnement de test de l’émetteur de récompenses : rien n’est vendu ici.',
  number: 'Numéro',
  pin: 'Code PIN ou code de sécurité',
  amount: 'Montant',
  amountIn: (currencyCode) => `Montant en ${currencyCode}`,
  pay: 'Payer',
  balance: 'Solde de la carte',
  state: 'État',
  states: { ACTIVE: 'Utilisable', FROZEN: 'Suspendue', VOID: 'Annulée', EXPIRED: 'Expirée' },
  frozenUntil: (time) => `Suspendue jusqu’au ${time} UTC`,
  problems: {
    UNKNOWN: 'Aucune carte ne porte ce numéro.',
    PIN: 'Le code PIN ou code de sécurité est incorrect.',
    FROZEN: 'Cette carte est suspendue.',
    VOID: 'Cette carte a été annulée.',
    EXPIRED: 'Cette carte a expiré.',
    SHORT: 'Le solde de la carte est insuffisant.',
    AMOUNT: 'Saisissez un montant supérieur à 0, dans la devise de la carte.',
  },
  receipt: 'Paiement effectué',
  paid: (amount) => `${amount} payés.`,
  left: (amount) => `Il reste ${amount} sur la carte.`,
  again: 'Payer à nouveau avec cette carte',
  control: 'Émetteur de récompenses',
  controlNote: 'Environnement de test de l’émetteur de récompenses : ses cartes n’ont aucune valeur.',
  faults: {
    slow: 'Les réponses aux appels sont lentes',
    down: 'L’émetteur est indisponible',
    answerLost: 'Les modifications sont effectuées, mais leur réponse se perd',
    eventsLate: 'Les événements sont annoncés avec une demi-minute de retard',
    eventsDoubled: 'Les événements sont annoncés deux fois',
    eventsMissing: 'Les événements ne sont pas annoncés, seulement consultables',
  },
  save: 'Enregistrer',
};

const JA: TillTexts = {
  till: 'レジ',
  tillNote: 'リワード発行元のテスト環境です。実際の販売は行われません。',
  number: '番号',
  pin: 'PIN またはセキュリティコード',
  amount: '金額',
  amountIn: (currencyCode) => `金額（${currencyCode}）`,
  pay: '支払う',
  balance: 'カードの残高',
  state: '状態',
  states: { ACTIVE: '利用できます', FROZEN: '一時停止中', VOID: '取り消し済み', EXPIRED: '期限切れ' },
  frozenUntil: (time) => `${time}（UTC）まで一時停止`,
  problems: {
    UNKNOWN: 'この番号のカードはありません。',
    PIN: 'PIN またはセキュリティコードが正しくありません。',
    FROZEN: 'このカードは一時停止中です。',
    VOID: 'このカードは取り消されています。',
    EXPIRED: 'このカードは有効期限が切れています。',
    SHORT: 'カードの残高が足りません。',
    AMOUNT: '0 より大きい金額を、カードの通貨で入力してください。',
  },
  receipt: '支払い完了',
  paid: (amount) => `${amount} を支払いました。`,
  left: (amount) => `カードの残高は ${amount} です。`,
  again: 'このカードでもう一度支払う',
  control: 'リワードの発行元',
  controlNote: 'リワード発行元のテスト環境です。カードに価値はありません。',
  faults: {
    slow: '呼び出しへの応答が遅い',
    down: '発行元が停止している',
    answerLost: '変更は実行されるが、応答が失われる',
    eventsLate: 'イベントの通知が 30 秒遅れる',
    eventsDoubled: 'イベントが 2 回通知される',
    eventsMissing: 'イベントが通知されない（照会のみ可能）',
  },
  save: '保存',
};

const ZH: TillTexts = {
  till: '收银台',
  tillNote: '奖励发行方的测试环境：这里不销售任何商品。',
  number: '号码',
  pin: 'PIN 码或安全码',
  amount: '金额',
  amountIn: (currencyCode) => `金额（${currencyCode}）`,
  pay: '付款',
  balance: '卡内余额',
  state: '状态',
  states: { ACTIVE: '可以使用', FROZEN: '已暂停', VOID: '已取消', EXPIRED: '已过期' },
  frozenUntil: (time) => `暂停至 ${time}（UTC）`,
  problems: {
    UNKNOWN: '没有此号码的卡片。',
    PIN: 'PIN 码或安全码不正确。',
    FROZEN: '此卡片已暂停使用。',
    VOID: '此卡片已取消。',
    EXPIRED: '此卡片已过期。',
    SHORT: '卡内余额不足。',
    AMOUNT: '请输入大于 0 的金额，币种与卡片一致。',
  },
  receipt: '付款成功',
  paid: (amount) => `已支付 ${amount}。`,
  left: (amount) => `卡内剩余 ${amount}。`,
  again: '用此卡片再次付款',
  control: '奖励发行方',
  controlNote: '奖励发行方的测试环境：其卡片没有任何价值。',
  faults: {
    slow: '调用的答复缓慢',
    down: '发行方停止服务',
    answerLost: '更改已执行，但答复丢失',
    eventsLate: '事件延迟半分钟通知',
    eventsDoubled: '事件重复通知',
    eventsMissing: '不通知事件，只能查询',
  },
  save: '保存',
};

/** The texts of the till and of the control page, by language. */
export const TILL_TEXTS: Readonly<Record<Language, TillTexts>> = { en: EN, es: ES, fr: FR, ja: JA, 'zh-CN': ZH };
