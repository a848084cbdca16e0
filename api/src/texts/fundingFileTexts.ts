import type { Language, TransactionStatus, TransactionType } from '@portal/shared/domain/enumerations';
import { fillText } from './deliveryTexts.ts';

/** The columns of a file of transactions. */
export interface FundingFileHeadings {
  readonly createdAt: string;
  readonly type: string;
  readonly transactionId: string;
  readonly amount: string;
  readonly currency: string;
  readonly accountNumber: string;
  readonly accountName: string;
  readonly status: string;
  readonly description: string;
  readonly referenceOrderId: string;
  readonly createdBy: string;
  readonly accountIdentifier: string;
  readonly balanceAfter: string;
}

/**
 * How the purpose of a transaction is said: an order to somebody, of one reward or of several; one whose recipients
 * stay unnamed; a transfer.
 */
interface Purposes {
  readonly toRecipient: string;
  readonly mixedToRecipient: string;
  readonly reward: string;
  readonly rewards: string;
  readonly toAccount: string;
  readonly fromAccount: string;
}

interface FundingFileTexts {
  readonly headings: FundingFileHeadings;
  readonly types: Readonly<Record<TransactionType, string>>;
  readonly statuses: Readonly<Record<TransactionStatus, string>>;
  readonly purposes: Purposes;
}

const TEXTS: Readonly<Record<Language, FundingFileTexts>> = {
  en: {
    headings: {
      createdAt: 'Date ({zone})',
      type: 'Type',
      transactionId: 'Transaction ID',
      amount: 'Amount',
      currency: 'Currency',
      accountNumber: 'Account number',
      accountName: 'Account name',
      status: 'Status',
      description: 'Description',
      referenceOrderId: 'Order reference',
      createdBy: 'Created by',
      accountIdentifier: 'Account ID',
      balanceAfter: 'Balance after',
    },
    types: {
      OPENING_BALANCE: 'Opening balance',
      CARD_DEPOSIT: 'Card deposit',
      BANK_DEPOSIT: 'US bank deposit',
      WIRE_DEPOSIT: 'Wire deposit',
      BANK_RETURN: 'Returned bank deposit',
      TRANSFER: 'Transfer between accounts',
      ORDER_PLACED: 'Order placed',
      ORDER_PROCESSED: 'Order processed',
      ORDER_REFUND: 'Refund of an order',
      REWARD_REDEEMED: 'Reward used',
      REWARD_REFUND: 'Refund of a reward',
      SHIPMENT_REFUND: 'Refund of a shipment',
      REISSUE_FEE: 'Reissue fee',
    },
    statuses: {
      POSTED: 'Posted',
      PENDING: 'Pending',
      DECLINED: 'Declined',
      RETURNED: 'Returned',
      CANCELLED: 'Canceled',
    },
    purposes: {
      toRecipient: '{count} × {rewards} to {recipient}',
      mixedToRecipient: '{count} rewards ({rewards}) to {recipient}',
      reward: '{count} reward, {rewards}',
      rewards: '{count} rewards, {rewards}',
      toAccount: 'To {account}',
      fromAccount: 'From {account}',
    },
  },
  es: {
    headings: {
      createdAt: 'Fecha ({zone})',
      type: 'Tipo',
      transactionId: 'ID del movimiento',
      amount: 'Importe',
      currency: 'Moneda',
      accountNumber: 'Número de cuenta',
      accountName: 'Nombre de la cuenta',
      status: 'Estado',
      description: 'Descripción',
      referenceOrderId: 'Referencia del pedido',
      createdBy: 'Creado por',
      accountIdentifier: 'ID de la cuenta',
      balanceAfter: 'Saldo posterior',
    },
    types: {
      OPENING_BALANCE: 'Saldo inicial',
      CARD_DEPOSIT: 'Depósito con tarjeta',
      BANK_DEPOSIT: 'Depósito bancario de EE. UU.',
      WIRE_DEPOSIT: 'Depósito por transferencia',
      BANK_RETURN: 'Depósito bancario devuelto',
      TRANSFER: 'Transferencia entre cuentas',
      ORDER_PLACED: 'Pedido realizado',
      ORDER_PROCESSED: 'Pedido procesado',
      ORDER_REFUND: 'Reembolso de un pedido',
      REWARD_REDEEMED: 'Recompensa canjeada',
      REWARD_REFUND: 'Reembolso de una recompensa',
      SHIPMENT_REFUND: 'Reembolso de un envío',
      REISSUE_FEE: 'Comisión de reemisión',
    },
    statuses: {
      POSTED: 'Contabilizado',
      PENDING: 'Pendiente',
      DECLINED: 'Rechazado',
      RETURNED: 'Devuelto',
      CANCELLED: 'Cancelado',
    },
    purposes: {
      toRecipient: '{count} × {rewards} para {recipient}',
      mixedToRecipient: '{count} recompensas ({rewards}) para {recipient}',
      reward: '{count} recompensa, {rewards}',
      rewards: '{count} recompensas, {rewards}',
      toAccount: 'A {account}',
      fromAccount: 'De {account}',
    },
  },
  fr: {
    headings: {
      createdAt: 'Date ({zone})',
      type: 'Type',
      transactionId: 'ID de l’opération',
      amount: 'Montant',
      currency: 'Devise',
      accountNumber: 'Numéro de compte',
      accountName: 'Nom du compte',
      status: 'Statut',
      description: 'Description',
      referenceOrderId: 'Référence de commande',
      createdBy: 'Créée par',
      accountIdentifier: 'ID du compte',
      balanceAfter: 'Solde après',
    },
    types: {
      OPENING_BALANCE: 'Solde d’ouverture',
      CARD_DEPOSIT: 'Dépôt par carte',
      BANK_DEPOSIT: 'Dépôt bancaire américain',
      WIRE_DEPOSIT: 'Dépôt par virement',
      BANK_RETURN: 'Dépôt bancaire rejeté',
      TRANSFER: 'Virement entre comptes',
      ORDER_PLACED: 'Commande passée',
      ORDER_PROCESSED: 'Commande traitée',
      ORDER_REFUND: 'Remboursement d’une commande',
      REWARD_REDEEMED: 'Récompense utilisée',
      REWARD_REFUND: 'Remboursement d’une récompense',
      SHIPMENT_REFUND: 'Remboursement d’un envoi',
      REISSUE_FEE: 'Frais de réémission',
    },
    statuses: {
      POSTED: 'Comptabilisée',
      PENDING: 'En attente',
      DECLINED: 'Refusée',
      RETURNED: 'Retournée',
      CANCELLED: 'Annulée',
    },
    purposes: {
      toRecipient: '{count} × {rewards} à {recipient}',
      mixedToRecipient: '{count} récompenses ({rewards}) à {recipient}',
      reward: '{count} récompense, {rewards}',
      rewards: '{count} récompenses, {rewards}',
      toAccount: 'Vers {account}',
      fromAccount: 'De {account}',
    },
  },
  ja: {
    headings: {
      createdAt: '日付（{zone}）',
      type: '種類',
      transactionId: '取引ID',
      amount: '金額',
      currency: '通貨',
      accountNumber: 'アカウント番号',
      accountName: 'アカウント名',
      status: '状態',
      description: '内容',
      referenceOrderId: '注文参照番号',
      createdBy: '作成者',
      accountIdentifier: 'アカウントID',
      balanceAfter: '取引後残高',
    },
    types: {
      OPENING_BALANCE: '期首残高',
      CARD_DEPOSIT: 'カード入金',
      BANK_DEPOSIT: '米国銀行入金',
      WIRE_DEPOSIT: '電信送金入金',
      BANK_RETURN: '銀行入金の返却',
      TRANSFER: 'アカウント間振替',
      ORDER_PLACED: '注文',
      ORDER_PROCESSED: '注文処理済み',
      ORDER_REFUND: '注文の返金',
      REWARD_REDEEMED: 'リワードの利用',
      REWARD_REFUND: 'リワードの返金',
      SHIPMENT_REFUND: '発送の返金',
      REISSUE_FEE: '再発行手数料',
    },
    statuses: {
      POSTED: '記帳済み',
      PENDING: '保留中',
      DECLINED: '拒否',
      RETURNED: '返却',
      CANCELLED: 'キャンセル',
    },
    purposes: {
      toRecipient: '{rewards} × {count}、{recipient} 宛て',
      mixedToRecipient: 'リワード {count} 件（{rewards}）、{recipient} 宛て',
      reward: 'リワード {count} 件、{rewards}',
      rewards: 'リワード {count} 件、{rewards}',
      toAccount: '{account} へ',
      fromAccount: '{account} から',
    },
  },
  'zh-CN': {
    headings: {
      createdAt: '日期（{zone}）',
      type: '类型',
      transactionId: '交易 ID',
      amount: '金额',
      currency: '货币',
      accountNumber: '账户编号',
      accountName: '账户名称',
      status: '状态',
      description: '说明',
      referenceOrderId: '订单参考号',
      createdBy: '创建人',
      accountIdentifier: '账户 ID',
      balanceAfter: '交易后余额',
    },
    types: {
      OPENING_BALANCE: '期初余额',
      CARD_DEPOSIT: '银行卡充值',
      BANK_DEPOSIT: '美国银行充值',
      WIRE_DEPOSIT: '电汇充值',
      BANK_RETURN: '银行充值退回',
      TRANSFER: '账户间转账',
      ORDER_PLACED: '下单',
      ORDER_PROCESSED: '订单已处理',
      ORDER_REFUND: '订单退款',
      REWARD_REDEEMED: '奖励已使用',
      REWARD_REFUND: '奖励退款',
      SHIPMENT_REFUND: '邮寄退款',
      REISSUE_FEE: '换发手续费',
    },
    statuses: {
      POSTED: '已入账',
      PENDING: '待处理',
      DECLINED: '已拒绝',
      RETURNED: '已退回',
      CANCELLED: '已取消',
    },
    purposes: {
      toRecipient: '{count} × {rewards}，发给 {recipient}',
      mixedToRecipient: '{count} 份奖励（{rewards}），发给 {recipient}',
      reward: '{count} 份奖励，{rewards}',
      rewards: '{count} 份奖励，{rewards}',
      toAccount: '转至 {account}',
      fromAccount: '来自 {account}',
    },
  },
};

/** Headings and words of a file of transactions in a language; its times are those of the zone. */
export function fundingFileTexts(language: Language, timeZone: string) {
  const texts = TEXTS[language];
  const createdAt = fillText(texts.headings.createdAt, { zone: timeZone });
  const counts = new Intl.NumberFormat(language);
  const formatCount = (count: number): string => counts.format(count);
  return { ...texts, formatCount, headings: { ...texts.headings, createdAt } };
}
