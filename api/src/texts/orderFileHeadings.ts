import type { Language } from '@portal/shared/domain/enumerations';

/** The columns of a file of orders. */
export interface OrderFileHeadings {
  readonly referenceOrderId: string;
  readonly createdDate: string;
  readonly status: string;
  readonly recipients: string;
  readonly rewards: string;
  readonly totalLineItems: string;
  readonly group: string;
  readonly groupIdentifier: string;
  readonly account: string;
  readonly accountIdentifier: string;
  readonly createdBy: string;
  readonly orderSource: string;
  readonly purchaseOrderNumber: string;
  readonly externalReferenceId: string;
  readonly orderId: string;
  readonly amountPaid: string;
  readonly currencyCode: string;
}

const HEADINGS: Readonly<Record<Language, OrderFileHeadings>> = {
  en: {
    referenceOrderId: 'Order reference',
    createdDate: 'Created',
    status: 'Status',
    recipients: 'Recipients',
    rewards: 'Rewards',
    totalLineItems: 'Lines',
    group: 'Group',
    groupIdentifier: 'Group ID',
    account: 'Account',
    accountIdentifier: 'Account ID',
    createdBy: 'Created by',
    orderSource: 'Source',
    purchaseOrderNumber: 'Purchase order number',
    externalReferenceId: 'External reference',
    orderId: 'Order ID',
    amountPaid: 'Total paid',
    currencyCode: 'Currency',
  },
  es: {
    referenceOrderId: 'Referencia del pedido',
    createdDate: 'Creado',
    status: 'Estado',
    recipients: 'Destinatarios',
    rewards: 'Recompensas',
    totalLineItems: 'Líneas',
    group: 'Grupo',
    groupIdentifier: 'ID del grupo',
    account: 'Cuenta',
    accountIdentifier: 'ID de la cuenta',
    createdBy: 'Creado por',
    orderSource: 'Origen',
    purchaseOrderNumber: 'Número de orden de compra',
    externalReferenceId: 'Referencia externa',
    orderId: 'ID del pedido',
    amountPaid: 'Total pagado',
    currencyCode: 'Moneda',
  },
  fr: {
    referenceOrderId: 'Référence de commande',
    createdDate: 'Créée',
    status: 'État',
    recipients: 'Destinataires',
    rewards: 'Récompenses',
    totalLineItems: 'Lignes',
    group: 'Groupe',
    groupIdentifier: 'ID du groupe',
    account: 'Compte',
    accountIdentifier: 'ID du compte',
    createdBy: 'Créée par',
    orderSource: 'Origine',
    purchaseOrderNumber: 'Numéro de bon de commande',
    externalReferenceId: 'Référence externe',
    orderId: 'ID de commande',
    amountPaid: 'Total payé',
    currencyCode: 'Devise',
  },
  ja: {
    referenceOrderId: '注文参照番号',
    createdDate: '作成',
    status: '状態',
    recipients: '受取人',
    rewards: 'リワード',
    totalLineItems: '明細数',
    group: 'グループ',
    groupIdentifier: 'グループID',
    account: 'アカウント',
    accountIdentifier: 'アカウントID',
    createdBy: '作成者',
    orderSource: '注文元',
    purchaseOrderNumber: '発注書番号',
    externalReferenceId: '外部参照番号',
    orderId: '注文ID',
    amountPaid: '支払総額',
    currencyCode: '通貨',
  },
  'zh-CN': {
    referenceOrderId: '订单参考号',
    createdDate: '创建时间',
    status: '状态',
    recipients: '收件人',
    rewards: '奖励',
    totalLineItems: '明细数',
    group: '群组',
    groupIdentifier: '群组 ID',
    account: '账户',
    accountIdentifier: '账户 ID',
    createdBy: '创建人',
    orderSource: '来源',
    purchaseOrderNumber: '采购单号',
    externalReferenceId: '外部参考号',
    orderId: '订单 ID',
    amountPaid: '支付总额',
    currencyCode: '币种',
  },
};

/** The headings of a file of orders in a language. */
export const orderFileHeadings = (language: Language): OrderFileHeadings => HEADINGS[language];
