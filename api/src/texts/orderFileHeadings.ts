import type { Language } from '@portal/shared/domain/enumerations';
import { fillText } from './deliveryTexts.ts';

/** The columns of a file of orders. */
export interface OrderFileHeadings {
  readonly referenceOrderId: string;
  readonly lineNumber: string;
  readonly createdDate: string;
  readonly orderState: string;
  readonly lineState: string;
  readonly reason: string;
  readonly recipient: string;
  readonly email: string;
  readonly mobileNumber: string;
  readonly reward: string;
  readonly quantity: string;
  readonly amount: string;
  readonly currencyCode: string;
  readonly charged: string;
  readonly accountCurrencyCode: string;
  readonly group: string;
  readonly groupIdentifier: string;
  readonly account: string;
  readonly accountIdentifier: string;
  readonly createdBy: string;
  readonly orderSource: string;
  readonly purchaseOrderNumber: string;
  readonly externalReferenceId: string;
  readonly lineExternalReferenceId: string;
  readonly location: string;
  readonly tourId: string;
  readonly reservationId: string;
  readonly orderId: string;
}

const HEADINGS: Readonly<Record<Language, OrderFileHeadings>> = {
  en: {
    referenceOrderId: 'Order reference',
    lineNumber: 'Line',
    createdDate: 'Created ({zone})',
    orderState: 'Order status',
    lineState: 'Line status',
    reason: 'Reason',
    recipient: 'Recipient',
    email: 'Email',
    mobileNumber: 'Mobile number',
    reward: 'Reward',
    quantity: 'Quantity',
    amount: 'Amount',
    currencyCode: 'Currency',
    charged: 'Charged',
    accountCurrencyCode: 'Charged currency',
    group: 'Group',
    groupIdentifier: 'Group ID',
    account: 'Account',
    accountIdentifier: 'Account ID',
    createdBy: 'Created by',
    orderSource: 'Source',
    purchaseOrderNumber: 'Purchase order number',
    externalReferenceId: 'External reference',
    lineExternalReferenceId: 'Line external reference',
    location: 'Location',
    tourId: 'Tour ID',
    reservationId: 'Reservation ID',
    orderId: 'Order ID',
  },
  es: {
    referenceOrderId: 'Referencia del pedido',
    lineNumber: 'Línea',
    createdDate: 'Creado ({zone})',
    orderState: 'Estado del pedido',
    lineState: 'Estado de la línea',
    reason: 'Motivo',
    recipient: 'Destinatario',
    email: 'Correo electrónico',
    mobileNumber: 'Número de móvil',
    reward: 'Recompensa',
    quantity: 'Cantidad',
    amount: 'Importe',
    currencyCode: 'Moneda',
    charged: 'Cobrado',
    accountCurrencyCode: 'Moneda del cobro',
    group: 'Grupo',
    groupIdentifier: 'ID del grupo',
    account: 'Cuenta',
    accountIdentifier: 'ID de la cuenta',
    createdBy: 'Creado por',
    orderSource: 'Origen',
    purchaseOrderNumber: 'Número de orden de compra',
    externalReferenceId: 'Referencia externa',
    lineExternalReferenceId: 'Referencia externa de la línea',
    location: 'Ubicación',
    tourId: 'ID de la visita',
    reservationId: 'ID de la reserva',
    orderId: 'ID del pedido',
  },
  fr: {
    referenceOrderId: 'Référence de commande',
    lineNumber: 'Ligne',
    createdDate: 'Créée ({zone})',
    orderState: 'État de la commande',
    lineState: 'État de la ligne',
    reason: 'Motif',
    recipient: 'Destinataire',
    email: 'E-mail',
    mobileNumber: 'Numéro de mobile',
    reward: 'Récompense',
    quantity: 'Quantité',
    amount: 'Montant',
    currencyCode: 'Devise',
    charged: 'Débité',
    accountCurrencyCode: 'Devise du débit',
    group: 'Groupe',
    groupIdentifier: 'ID du groupe',
    account: 'Compte',
    accountIdentifier: 'ID du compte',
    createdBy: 'Créée par',
    orderSource: 'Origine',
    purchaseOrderNumber: 'Numéro de bon de commande',
    externalReferenceId: 'Référence externe',
    lineExternalReferenceId: 'Référence externe de la ligne',
    location: 'Lieu',
    tourId: 'ID de la visite',
    reservationId: 'ID de la réservation',
    orderId: 'ID de commande',
  },
  ja: {
    referenceOrderId: '注文参照番号',
    lineNumber: '明細番号',
    createdDate: '作成（{zone}）',
    orderState: '注文の状態',
    lineState: '明細の状態',
    reason: '理由',
    recipient: '受取人',
    email: 'メールアドレス',
    mobileNumber: '携帯電話番号',
    reward: 'リワード',
    quantity: '数量',
    amount: '金額',
    currencyCode: '通貨',
    charged: '請求額',
    accountCurrencyCode: '請求通貨',
    group: 'グループ',
    groupIdentifier: 'グループID',
    account: 'アカウント',
    accountIdentifier: 'アカウントID',
    createdBy: '作成者',
    orderSource: '注文元',
    purchaseOrderNumber: '発注書番号',
    externalReferenceId: '外部参照番号',
    lineExternalReferenceId: '明細の外部参照番号',
    location: '場所',
    tourId: 'ツアーID',
    reservationId: '予約ID',
    orderId: '注文ID',
  },
  'zh-CN': {
    referenceOrderId: '订单参考号',
    lineNumber: '明细号',
    createdDate: '创建时间（{zone}）',
    orderState: '订单状态',
    lineState: '明细状态',
    reason: '原因',
    recipient: '收件人',
    email: '电子邮件',
    mobileNumber: '手机号码',
    reward: '奖励',
    quantity: '数量',
    amount: '金额',
    currencyCode: '币种',
    charged: '扣款金额',
    accountCurrencyCode: '扣款币种',
    group: '群组',
    groupIdentifier: '群组 ID',
    account: '账户',
    accountIdentifier: '账户 ID',
    createdBy: '创建人',
    orderSource: '来源',
    purchaseOrderNumber: '采购单号',
    externalReferenceId: '外部参考号',
    lineExternalReferenceId: '明细外部参考号',
    location: '地点',
    tourId: '行程 ID',
    reservationId: '预订 ID',
    orderId: '订单 ID',
  },
};

/** The headings of a file of orders in a language; its times are those of the zone. */
export function orderFileHeadings(language: Language, timeZone: string): OrderFileHeadings {
  const headings = HEADINGS[language];
  return { ...headings, createdDate: fillText(headings.createdDate, { zone: timeZone }) };
}
