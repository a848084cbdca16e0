import type { Language } from '@portal/shared/domain/enumerations';
import type { HoldReason } from '@portal/shared/domain/ordering/orderHold';

const REASONS: Readonly<Record<Language, Readonly<Record<HoldReason, string>>>> = {
  en: {
    BUSINESS_REVIEW: 'the business of your organization is still under review',
    ACCOUNT_WATCHED: 'orders from this account are reviewed before they are sent',
    NEW_ACCOUNT_CARD: 'the first card payments of a new account are reviewed',
    CARD_REVIEW: 'the card payment is being reviewed',
  },
  es: {
    BUSINESS_REVIEW: 'la empresa de su organización aún está en revisión',
    ACCOUNT_WATCHED: 'los pedidos de esta cuenta se revisan antes de enviarse',
    NEW_ACCOUNT_CARD: 'se revisan los primeros pagos con tarjeta de una cuenta nueva',
    CARD_REVIEW: 'el pago con tarjeta está en revisión',
  },
  fr: {
    BUSINESS_REVIEW: 'l’examen de votre organisation n’est pas terminé',
    ACCOUNT_WATCHED: 'les commandes de ce compte sont vérifiées avant leur envoi',
    NEW_ACCOUNT_CARD: 'les premiers paiements par carte d’un nouveau compte sont vérifiés',
    CARD_REVIEW: 'le paiement par carte est en cours de vérification',
  },
  ja: {
    BUSINESS_REVIEW: '組織の審査がまだ終わっていません',
    ACCOUNT_WATCHED: 'このアカウントの注文は、送信前に確認されます',
    NEW_ACCOUNT_CARD: '新しいアカウントの最初のカード支払いを確認しています',
    CARD_REVIEW: 'カードでの支払いを確認しています',
  },
  'zh-CN': {
    BUSINESS_REVIEW: '贵组织的企业审核尚未结束',
    ACCOUNT_WATCHED: '此账户的订单在发送前需要审核',
    NEW_ACCOUNT_CARD: '新账户的首批银行卡付款需要审核',
    CARD_REVIEW: '银行卡付款正在审核中',
  },
};

/** Returns why an order is held, as its mail says it. */
export const holdReasonText = (reason: HoldReason, language: Language): string => REASONS[language][reason];
